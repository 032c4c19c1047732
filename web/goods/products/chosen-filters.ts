import { rangeEnd } from '#contract/goods/attributes/attribute-range.ts';
import { attributeKeys, filterKeys, priceKeys } from './catalogue-address.ts';
import { readQuestion } from './catalogue-question.ts';
import { numberRange } from './number-range.ts';

type ChosenFilter = { readonly key: string; readonly value: string };

/**
 * Returns the filters of the address that are applied, each with its value. A value that the catalogue ignores, such as
 * a price that cannot be read, is left out. A gender alone is the subject of the page; with others it is a filter too.
 */
export function chosenFilters(query: URLSearchParams): readonly ChosenFilter[] {
  const asked: Readonly<Record<string, unknown>> = readQuestion(query, undefined);
  const chosen = filterKeys.flatMap((key) =>
    query
      .getAll(key)
      .filter((value) => isApplied(asked[key], key, value))
      .map((value) => ({ key, value })),
  );
  const ofAttributes = attributeKeys(query)
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .filter((key) => !isTroubled(query, key))
    .flatMap((key) => query.getAll(key).map((value) => ({ key, value })))
    .filter(({ value }) => value.trim() !== '');
  const all = [...chosen, ...ofAttributes];
  if (all.length === 0) return [];
  return [...query.getAll('gender').map((value) => ({ key: 'gender', value })), ...all];
}

/** The least number of a range comes before the most. */
const placeOf = (key: string) => key.replace(/\.min$/, '.');

/** True for an end of a range that cannot be read. */
function isTroubled(query: URLSearchParams, key: string): boolean {
  const end = rangeEnd(key);
  return end !== undefined && numberRange(query, end.slug).trouble !== undefined;
}

function isApplied(applied: unknown, key: string, value: string): boolean {
  if (Array.isArray(applied)) return applied.includes(value);
  return applied !== undefined && (value.trim() !== '' || !priceKeys.some((one) => one === key));
}
