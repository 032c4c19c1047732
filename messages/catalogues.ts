import english from './en.json' with { type: 'json' };
import ofArgentina from './es-AR.json' with { type: 'json' };
import ofChile from './es-CL.json' with { type: 'json' };
import ofSpain from './es-ES.json' with { type: 'json' };
import ofMexico from './es-MX.json' with { type: 'json' };
import { firstLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The key of a message: 'bag.title'. */
export type MessageKey = keyof typeof ofArgentina;

type Catalogue = Readonly<Record<MessageKey, string>>;

/** The texts of each language. What a Spanish one does not say differently is as in Argentina. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  [firstLanguage]: ofArgentina,
  'es-MX': { ...ofArgentina, ...ofMexico },
  'es-CL': { ...ofArgentina, ...ofChile },
  'es-ES': { ...ofArgentina, ...ofSpain },
  en: english,
};
