import { beginningOf, shortText, textKey } from '#contract/core/fields/short-text.ts';
import { productBounds } from '#contract/goods/sizes/product-bounds.ts';
import { onlySize } from './headings/percha.ts';
import type { ImportedPicture, ImportedProduct, ImportedSize } from './product.ts';
import type { Problem } from './problem.ts';
import type { RawProduct, RawSize } from './raw-product.ts';
import { optionKind } from './words.ts';

/** Longer addresses are none of the shops that are known. */
const mostHandle = 255;

/** Makes a product of each colour of what the file has for one; several are the colours of one model. */
export function byColor(raw: RawProduct): ImportedProduct[] {
  const groups = [...Map.groupBy(raw.sizes, (size) => textKey(colorOf(size) ?? '')).values()];
  const isSeveral = groups.length > 1;
  return groups.map((sizes) => productOf(raw, sizes, isSeveral));
}

function productOf(raw: RawProduct, sizes: readonly RawSize[], isSeveral: boolean): ImportedProduct {
  const { sizes: _, pictures, problems, ...facts } = raw;
  const [first] = sizes;
  const rows = new Set(sizes.map(({ row }) => row));
  const color = first && colorOf(first);
  const own = problems.filter(({ row }) => rows.has(row) || !raw.sizes.some((size) => size.row === row));
  return {
    ...facts,
    handle: facts.handle && beginningOf(facts.handle.toLowerCase(), mostHandle),
    row: first?.row ?? raw.row,
    name: shortOf(facts.name),
    brand: shortOf(facts.brand),
    color: shortOf(color),
    model: modelOf(facts, isSeveral),
    price: first?.price,
    before: first?.before,
    weight: first?.weight,
    pictures: picturesOf(raw, sizes, pictures),
    sizes: sizes.map((size) => sizeOf(size, first?.weight)),
    problems: [...own, ...differentPrices(sizes)],
  };
}

/** Returns a text as it is stored; undefined for one of which nobody sees anything. */
function shortOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : shortText(text) || undefined;
}

function modelOf({ model, name }: Pick<RawProduct, 'model' | 'name'>, isSeveral: boolean): ImportedProduct['model'] {
  if (model !== undefined) return (model !== null && shortText(model)) || null;
  const named = isSeveral ? shortOf(name) : undefined;
  return named && beginningOf(named, productBounds.model).trim();
}

function sizeOf(
  { row, options, stock, sku, barcode, cost, ...size }: RawSize,
  usual: number | undefined,
): ImportedSize {
  const word = options
    .filter((option) => optionKind(option.name) !== 'color')
    .map(({ value }) => value)
    .join('/');
  const weight = size.ownWeight ?? (size.weight === usual ? undefined : size.weight);
  return {
    row,
    word: shortText(word).toUpperCase() || onlySize,
    stock,
    sku: shortOf(sku),
    barcode,
    weight,
    cost,
  };
}

function colorOf({ options }: RawSize): string | undefined {
  return options.find(({ name }) => optionKind(name) === 'color')?.value;
}

/** A product has one price here. */
function differentPrices(sizes: readonly RawSize[]): Problem[] {
  const prices = [...new Set(sizes.flatMap(({ price }) => (price === undefined ? [] : [price])))];
  const [first] = sizes;
  if (prices.length < 2 || !first) return [];
  return [{ row: first.row, code: 'differentPrices', values: { prices: prices.slice(0, 4).join(' · ') } }];
}

/** The pictures of a colour: those of its own sizes first, then those that are no other colour's. */
function picturesOf(
  raw: RawProduct,
  sizes: readonly RawSize[],
  all: RawProduct['pictures'],
): readonly ImportedPicture[] | undefined {
  const own = new Set(sizes.flatMap(({ picture }) => picture ?? []));
  const everybodys = new Set(raw.sizes.flatMap(({ picture }) => picture ?? []));
  const listed = all ?? [];
  const altOf = (address: string) => listed.find((one) => one.address === address)?.alt ?? '';
  const shared = listed.filter(({ address }) => !everybodys.has(address));
  const pictures = [...[...own].map((address) => ({ address, alt: altOf(address) })), ...shared];
  return pictures.length === 0 ? undefined : pictures;
}
