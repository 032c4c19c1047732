import { languageNames } from '#messages/languages.ts';
import { settingGroup } from './setting.ts';
import { oneOf } from './setting-texts.ts';

/** The languages that can be offered beside the shop's own, which is the Spanish of its country. */
const others = {
  none: 'Ninguno',
  en: languageNames.en,
} as const;

/** In which languages visitors read the shop. */
export const languageSettings = settingGroup({
  title: 'Idiomas',
  about: 'La tienda habla el español de su país. Puede ofrecer además otro idioma, que cada visitante elige.',
  fields: {
    otherLanguage: {
      control: 'choice',
      options: others,
      label: 'Segundo idioma',
      hint: 'Se traducen los textos de la tienda. Los de cada producto se escriben en su ficha; si faltan, se muestran en español.',
      schema: oneOf(others),
      start: 'none',
    },
  },
});
