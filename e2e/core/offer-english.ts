import { expect, request } from '@playwright/test';

/** Sets the second language of a shop, as its owner does. */
async function setSecondLanguage(shopUrl: string, otherLanguage: 'en' | 'none'): Promise<void> {
  const owner = await request.newContext({ baseURL: shopUrl, extraHTTPHeaders: { origin: shopUrl } });
  const login = { user_name: 'admin', user_password: 'admin1234' };
  expect((await owner.post('/api/users/login', { data: login })).status()).toBe(200);
  const saved = await owner.patch('/api/admin/settings/languages', { data: { otherLanguage } });
  expect(saved.status()).toBe(200);
  await owner.dispose();
}

/** Offers the pages of a shop in English too, as the demonstration's does. */
export const offerEnglish = (shopUrl: string): Promise<void> => setSecondLanguage(shopUrl, 'en');

/** Ends it. It changes every page, so a test offers it again, or has a shop of its own. */
export const endEnglish = (shopUrl: string): Promise<void> => setSecondLanguage(shopUrl, 'none');
