import { firstLanguage, type Language } from './languages.ts';

let source: () => Language = () => firstLanguage;

/**
 * Returns the language of what is said now: in the server, of the request that is being answered. In a build of the
 * pages it is a constant (messages/built-messages.ts).
 */
export function language(): Language {
  return source();
}

/** Sets where `language` comes from. */
export function setLanguageSource(next: () => Language): void {
  source = next;
}
