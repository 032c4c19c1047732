import { saveSettings } from '../actors/saved-settings.ts';

/** Offers the pages of a shop in English too, as the demonstration's does. */
export const offerEnglish = (shopUrl: string): Promise<void> =>
  saveSettings(shopUrl, 'languages', { otherLanguage: 'en' });

/** Ends it. It changes every page, so a test offers it again, or has a shop of its own. */
export const endEnglish = (shopUrl: string): Promise<void> =>
  saveSettings(shopUrl, 'languages', { otherLanguage: 'none' });
