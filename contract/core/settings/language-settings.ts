import { languageNames } from '#messages/languages.ts';
import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { settingGroup } from './setting.ts';
import { oneOf } from './setting-texts.ts';

/** The languages that can be offered beside the shop's own, which is the Spanish of its country. */
const others = lateTexts({
  none: () => t('language-settings.none'),
  en: () => languageNames.en,
});

/** In which languages visitors read the shop. */
export const languageSettings = settingGroup({
  title: () => t('language-settings.title'),
  about: () => t('language-settings.about'),
  fields: {
    otherLanguage: {
      control: 'choice',
      options: others,
      label: () => t('language-settings.other'),
      hint: () => t('language-settings.otherHint'),
      schema: oneOf(others),
      start: 'none',
    },
  },
});
