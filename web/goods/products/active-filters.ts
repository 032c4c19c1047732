import { t } from '#messages/messages.ts';
import type { CataloguePage } from '#contract/goods/products.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { rangeEnd } from '#contract/goods/attributes/attribute-range.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { langOf, ownLang } from '#web/core/links/own-lang.ts';
import { attributeKeys, filterKeys, priceKeys } from './catalogue-address.ts';
import { readQuestion } from './catalogue-question.ts';
import { numberRange } from './number-range.ts';

export type ActiveFilter = {
  readonly key: string;
  readonly value: string;
  readonly words: string;
  readonly lang: string | undefined;
};

type Facets = CataloguePage['facets'];

/** Returns the filters that are applied, with their words on screen and the language of these. */
export function activeFilters(query: URLSearchParams, facets: Facets): readonly ActiveFilter[] {
  return chosenFilters(query).map(({ key, value }) => ({ key, value, ...wordsOf(key, value, facets) }));
}

function wordsOf(key: string, value: string, facets: Facets): Words {
  return ownersWords(key, value, facets) ?? { words: interfaceWords(key, value), lang: undefined };
}

type Words = Pick<ActiveFilter, 'words' | 'lang'>;

/** Returns what the owner called a value. */
function ownersWords(key: string, value: string, { categories, colors, attributes }: Facets): Words | undefined {
  const category = key === 'category' ? categories.find(({ id }) => String(id) === value) : undefined;
  if (category) return { words: category.title, lang: langOf(category, 'title') };
  if (key !== 'color') return attributeWords(key, value, attributes);
  const words = colors.find((color) => color.value === value)?.words;
  return { words: words ?? value, lang: words === undefined ? ownLang() : undefined };
}

/** Returns the attribute and its value: 'Tela: Lino'. */
function attributeWords(key: string, value: string, attributes: Facets['attributes']): Words | undefined {
  const end = rangeEnd(key);
  const facet = attributes.find(({ slug }) => slug === (end?.slug ?? key));
  if (!facet) return undefined;
  const name = facet.shownName ?? facet.name;
  if (end) {
    const number = `${formatNumber(Number(value.replace(',', '.')))} ${facet.range?.unit ?? ''}`.trim();
    const words =
      end.end === 'min' ? t('catalogue.fromNumber', { name, number }) : t('catalogue.toNumber', { name, number });
    return { words, lang: undefined };
  }
  const found = facet.values.find((one) => one.value === value);
  return {
    words: `${name}: ${found?.words ?? value}`,
    lang: found?.isOwn ? ownLang() : undefined,
  };
}

function interfaceWords(key: string, value: string): string {
  if (key === 'category') return t('catalogue.category');
  if (key === 'gender') return departmentName(value.toLowerCase());
  if (key === 'offers') return t('catalogue.offers');
  if (key === 'minPrice') return t('catalogue.fromPrice', { price: priceWords(value) });
  if (key === 'maxPrice') return t('catalogue.toPrice', { price: priceWords(value) });
  return value;
}

function priceWords(typed: string): string {
  const price = parsePrice(typed);
  return price === undefined ? typed : formatPrice(price);
}

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
