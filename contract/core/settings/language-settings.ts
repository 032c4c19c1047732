import { languageNames } from '#messages/languages.ts';
import { t } from '#messages/messages.ts';
import { settingGroup } from './setting.ts';
import { oneOf } from './setting-texts.ts';

/** The languages that can be offered beside the shop's own, which is the Spanish of its country. */
const others = {
  get none() {
    return t('language-settings.none');
  },
  en: languageNames.en,
};

/** In which languages visitors read the shop. */
export const languageSettings = settingGroup({
  get title() {
    return t('language-settings.title');
  },
  get about() {
    return t('language-settings.about');
  },
  fields: {
    otherLanguage: {
      control: 'choice',
      options: others,
      get label() {
        return t('language-settings.other');
      },
      get hint() {
        return t('language-settings.otherHint');
      },
      schema: oneOf(others),
      start: 'none',
    },
  },
});
