import type { Language } from '#messages/languages.ts';
import { tagPage } from './page-tags.ts';
import { secondLanguage } from './request-language.ts';

/** The translations of a language by what the owner wrote in the shop's own. */
export type Translations = ReadonlyMap<Language, ReadonlyMap<string, string>>;

let present: Translations = new Map();

/** Sets the translations that are shown. A process serves one shop, as with the facts of it (`shop`). */
export function setTranslations(translations: Translations): void {
  present = translations;
}

/** Returns the translations of the second language if the request is in it. What is shown depends on them from then on. */
export function presentTranslations(): ReadonlyMap<string, string> | undefined {
  const language = secondLanguage();
  if (language === undefined) return undefined;
  tagPage('owner-texts');
  return present.get(language) ?? none;
}

/** Returns the translations of what the owner wrote, of all languages that have one. */
export function inEveryLanguage(text: string): string[] {
  return [...present.values()].flatMap((texts) => texts.get(text) ?? []);
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * Returns what the owner wrote in the second language, if the request is in it; undefined in the shop's own, and where it has
 * no translation.
 */
export function inSecondLanguage(text: string): string | undefined {
  return presentTranslations()?.get(text);
}

/** Returns what the owner wrote in the language of the request, else as it is. */
export function shownText(text: string): string {
  return inSecondLanguage(text) ?? text;
}

/** The names of those texts of a view that are still in the shop's own language, where another one was asked for. */
type Own<Name extends string> = { readonly inOwnLanguage?: Name[] | undefined };

/**
 * Returns a view with these of its texts in the language of the request, and which of them have no translation. In the shop's
 * own language it is the view itself.
 */
export function inWords<Name extends string, View extends Readonly<Record<Name, string>>>(
  view: View,
  ...names: readonly Name[]
): View & Own<Name> {
  const translations = presentTranslations();
  if (translations === undefined) return view;
  const known = names.flatMap((name) => {
    const text = translations.get(view[name]);
    return text === undefined ? [] : [[name, text] as const];
  });
  const inOwnLanguage = names.filter((name) => view[name] !== '' && !translations.has(view[name]));
  return { ...view, ...Object.fromEntries(known), ...(inOwnLanguage.length > 0 && { inOwnLanguage }) };
}

/** Says texts of a view by their names. In place of `inWords`, another one lists what can be translated. */
export type Say = typeof inWords;
