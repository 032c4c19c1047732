/** The languages of the shop's interface, each by its own name. Their texts are in files of the same name. */
export const languageNames = {
  'es-AR': 'Español (Argentina)',
  'es-MX': 'Español (México)',
  'es-CL': 'Español (Chile)',
  'es-CO': 'Español (Colombia)',
  'es-UY': 'Español (Uruguay)',
  'es-PE': 'Español (Perú)',
  'es-ES': 'Español (España)',
  en: 'English',
} as const;

/** A language tag (BCP 47). */
export type Language = keyof typeof languageNames;

/** The complete catalogue, with which the others are compared, and whose texts the requirements specify. */
export const firstLanguage = 'es-AR' satisfies Language;

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languageNames, tag);
}

export const languages: readonly Language[] = Object.keys(languageNames).filter(isLanguage);
