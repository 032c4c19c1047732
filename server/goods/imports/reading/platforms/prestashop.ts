import { listedPictures } from '../product-facts.ts';
import type { Option, RawProduct, RawSize } from '../raw-product.ts';
import { sizeFacts } from '../size-facts.ts';
import type { SourceRow } from '../source.ts';
import { assembled } from './grouping.ts';

/** Products and, of the second file, their combinations, whose prices and weights are differences to the product's. */
export function prestashopProducts(
  rows: readonly SourceRow[],
  combinations: readonly SourceRow[],
  now: Date,
): RawProduct[] {
  const byProduct = Map.groupBy(combinations, (row) => row.text('id') || row.text('parent'));
  return rows.map((first) => {
    const own = byProduct.get(first.text('id')) ?? byProduct.get(first.text('sku')) ?? [];
    const product = assembled({
      first,
      sized: [[first, []]],
      pictures: listedPictures(first.text('images'), first.text('imageAlts'), /\s*,\s*/),
      now,
    });
    const handle = handleOf(first);
    const [whole] = product.sizes;
    if (own.length === 0 || !whole) return { ...product, handle };
    const read = own.map((row) => sizeFacts(row, optionsOf(row), now));
    const sizes = read.map(({ size }, at) => combined(whole, size, own[at]));
    return { ...product, handle, sizes, problems: [...product.problems, ...read.flatMap(({ problems }) => problems)] };
  });
}

/** Its addresses are '12-camisa-lino.html'. */
function handleOf(row: SourceRow): string | undefined {
  const [id, slug] = [row.text('id'), row.text('handle')];
  if (slug === '') return undefined;
  return id === '' ? slug : `${id}-${slug}`;
}

function combined(whole: RawSize, size: RawSize, row: SourceRow | undefined): RawSize {
  const difference = (field: 'impactOnPrice' | 'impactOnWeight') => Number(row?.text(field).replace(',', '.') || 0);
  const [byPrice, kilos] = [difference('impactOnPrice'), difference('impactOnWeight')];
  const plus = (amount: number | undefined) => (amount === undefined ? undefined : amount + byPrice);
  return {
    ...size,
    cost: size.cost ?? whole.cost,
    price: plus(whole.price),
    before: whole.before === null ? null : plus(whole.before),
    weight: whole.weight === undefined ? undefined : whole.weight + Math.round(kilos * 1000),
  };
}

/** 'Talla:select:0, Color:color:1' beside 'M:1, Rojo:2'. */
function optionsOf(row: SourceRow): Option[] {
  const parts = (field: 'combinationNames' | 'combinationValues') =>
    row
      .text(field)
      .split(',')
      .map((part) => part.split(':')[0]?.trim() ?? '');
  const names = parts('combinationNames');
  return parts('combinationValues').flatMap((value, at) => (value === '' ? [] : [{ name: names[at] ?? '', value }]));
}
