import type { Language } from '#messages/languages.ts';
import { locale } from './locale-of-language.ts';

/** By the language in which they are said. */
const names: Record<string, Intl.DisplayNames> = {};

/** Returns what a language is called in the language of the request: 'inglés'. */
export function languageName(language: Language): string {
  const said = locale();
  return (names[said] ??= new Intl.DisplayNames(said, { type: 'language' })).of(language) ?? language;
}
