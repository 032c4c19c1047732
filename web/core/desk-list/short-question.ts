/** What a list that is loaded whole is asked for: a state, '' for all, and a text. */
export type ShortQuestion = { readonly state: string; readonly search: string };

/** How a row is found: its state, and the texts that a search looks at. */
export type FoundBy = { readonly state: string; readonly texts: readonly string[] };

/** Reads the question from the query of a list's address. */
export function shortQuestion(query: string): ShortQuestion {
  const given = new URLSearchParams(query);
  return { state: given.get('state') ?? '', search: given.get('search')?.trim() ?? '' };
}

/** True if a row is in the asked state, if one is asked, and has each asked word, without regard to case and accents. */
export function isFound({ state, texts }: FoundBy, asked: ShortQuestion): boolean {
  if (asked.state !== '' && asked.state !== state) return false;
  const text = folded(texts.join(' '));
  return folded(asked.search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
