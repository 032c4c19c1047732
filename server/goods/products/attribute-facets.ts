import { isInRange, readRange } from '#contract/goods/attributes/attribute-range.ts';
import type { AttributeFacet } from '#contract/goods/attributes/attribute-shown.ts';
import type { Definition } from '../attributes/list-attributes.service.ts';
import { flagWord, numberWithUnit } from '../attributes/product-attributes.service.ts';
import { inSecondLanguage, presentTranslations } from '#server/core/context/shown-words.ts';
import type { Counts } from './catalogue-index/facet-values.ts';

/** How addresses name yes and no. */
const flagSlugs = { yes: 'si', no: 'no' } as const;

/**
 * Returns the values that a question asks for, by attribute, as the index has them: 'tela:lino' is the id of a value, 'peso:100-200'
 * are the numbers among those that `known` returns of an attribute.
 */
export function askedValues(
  definitions: readonly Definition[],
  asked: readonly string[],
  known: (attribute: number) => Iterable<string>,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const text of asked) {
    const at = text.indexOf(':');
    const definition = definitions.find(({ slug }) => slug === text.slice(0, at));
    if (!definition) continue;
    const values = found.get(definition.id) ?? [];
    found.set(definition.id, [...values, ...keysOf(definition, text.slice(at + 1), known)]);
  }
  return found;
}

function keysOf(definition: Definition, text: string, known: (attribute: number) => Iterable<string>): string[] {
  const range = definition.kind === 'number' ? readRange(text) : undefined;
  if (!range) return [keyOf(definition, text)];
  // With a value that no product has: a range without numbers filters all.
  return ['', ...[...known(definition.id)].filter((number) => isInRange(Number(number), range))];
}

/** An unknown value is one that no product has. */
function keyOf({ kind, values }: Definition, slug: string): string {
  if (kind === 'list') return String(values.find((value) => value.slug === slug)?.id ?? '');
  if (kind === 'number') return String(Number(slug));
  return (['yes', 'no'] as const).find((key) => flagSlugs[key] === slug) ?? '';
}

type Value = AttributeFacet['values'][number];

/** Returns the facets of the attributes that have values, or by which a question filters, in the language of the request. */
export function attributeFacets(
  definitions: readonly Definition[],
  counts: ReadonlyMap<number, Counts>,
  asked: readonly string[],
): AttributeFacet[] {
  return definitions.flatMap((definition) => {
    const { slug, name, kind, unit } = definition;
    const values = valuesOf(definition, counts.get(definition.id) ?? new Map());
    if (values.length === 0 && !asked.some((text) => text.startsWith(`${slug}:`))) return [];
    const shownName = inSecondLanguage(name);
    const range = kind === 'number' ? rangeOf(values, unit) : null;
    return [{ slug, name, ...(shownName === undefined ? {} : { shownName }), range, values }];
  });
}

/** The numbers are in their order. */
function rangeOf(values: readonly Value[], unit: string): AttributeFacet['range'] {
  const [first, last] = [values[0], values.at(-1)];
  return first && last ? { min: Number(first.value), max: Number(last.value), unit } : null;
}

function valuesOf({ kind, unit, values }: Definition, counts: Counts): Value[] {
  if (kind === 'list') {
    return values.flatMap(({ id, slug, word }) => {
      const count = counts.get(String(id));
      if (count === undefined) return [];
      const shown = inSecondLanguage(word);
      const isOwn = shown === undefined && presentTranslations() !== undefined;
      return [{ value: slug, count, words: shown ?? word, isOwn }];
    });
  }
  if (kind === 'number') {
    return [...counts]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([value, count]) => ({ value, count, words: numberWithUnit(Number(value), unit), isOwn: false }));
  }
  return (['yes', 'no'] as const).flatMap((key) => {
    const count = counts.get(key);
    return count === undefined ? [] : [{ value: flagSlugs[key], count, words: flagWord(key === 'yes'), isOwn: false }];
  });
}
