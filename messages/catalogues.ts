import english from './en.json' with { type: 'json' };
import ofArgentina from './es-AR.json' with { type: 'json' };
import ofChile from './es-CL.json' with { type: 'json' };
import ofColombia from './es-CO.json' with { type: 'json' };
import ofSpain from './es-ES.json' with { type: 'json' };
import ofMexico from './es-MX.json' with { type: 'json' };
import ofPeru from './es-PE.json' with { type: 'json' };
import ofUruguay from './es-UY.json' with { type: 'json' };
import { firstLanguage, type Language } from './languages.ts';

/** The key of a message: 'bag.title'. */
export type MessageKey = keyof typeof ofArgentina;

export type Catalogue = Readonly<Record<MessageKey, string>>;

/**
 * The texts of each language. What a Spanish one does not say differently is as in Argentina, or as in the one that
 * based-on.json names, which the build of the pages reads too (scripts/bootstrap/language-copies.mjs).
 */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  [firstLanguage]: ofArgentina,
  'es-MX': { ...ofArgentina, ...ofMexico },
  'es-CL': { ...ofArgentina, ...ofChile },
  'es-CO': { ...ofArgentina, ...ofMexico, ...ofColombia },
  'es-UY': { ...ofArgentina, ...ofUruguay },
  'es-PE': { ...ofArgentina, ...ofMexico, ...ofPeru },
  'es-ES': { ...ofArgentina, ...ofSpain },
  en: english,
};
