/**
 * The `state` of a social login (RFC 6749, 4.1.1) goes to the provider and comes back to one address, the one that the
 * provider knows. So it says the language in which the login began, after the random part, which has no dot.
 */
export function stateIn(random: string, language: string | undefined): string {
  return language === undefined ? random : `${random}.${language}`;
}

/** Returns the language in a `state`; undefined if it is the shop's own. */
export function languageOfState(state: string): string | undefined {
  return /\.([\w-]+)$/.exec(state)?.[1];
}
