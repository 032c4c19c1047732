import type { SingleField } from '../fields.ts';

/** How the columns of one of the files are named. Written as in the files: case, accents and punctuation do not count. */
export type PlatformHeadings = {
  /** A file is this platform's only if it has one field of each of these lists. */
  readonly needs: readonly (readonly (SingleField | 'optionValue1')[])[];
  readonly fields: Readonly<Partial<Record<SingleField, readonly string[]>>>;
  /** Patterns of the keys of numbered headings; the first group is the number. */
  readonly options?: { readonly name: readonly RegExp[]; readonly value: readonly RegExp[] };
  /** The keys of further columns that the platform writes and Percha does not need. */
  readonly alsoIgnored?: RegExp;
};
