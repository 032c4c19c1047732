import { beginningOf } from '#contract/core/fields/short-text.ts';
import { fromDecimal, toDecimal } from '#contract/core/money/money.ts';
import type { Field } from '../fields.ts';
import { differenceIn, measureIn, netAmountIn } from '../numbers.ts';
import type { Problem, ProblemCode } from '../problem.ts';
import { listedPictures } from '../product-facts.ts';
import type { Option, RawProduct, RawSize } from '../raw-product.ts';
import { sizeFacts, withTax } from '../size-facts.ts';
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
    const category = belowRoot(first.text('category')) ?? product.category;
    const [whole] = product.sizes;
    if (own.length === 0 || !whole) return { ...product, handle, category };
    const read = own.map((row) => combined(whole, row, now));
    const problems = [...product.problems, ...read.flatMap((one) => one.problems)];
    return { ...product, handle, category, sizes: read.map(({ size }) => size), problems };
  });
}

const rootName = /^(?:inicio|home|início|accueil)$/i;

/** The innermost of 'Inicio,Mujer,Vestidos': lists that begin with the root of all categories go inwards. Undefined for any other list. */
function belowRoot(list: string): string | undefined {
  const [root = '', ...inner] = list.split(',').map((name) => name.trim());
  return rootName.test(root) ? inner.findLast((name) => name !== '') : undefined;
}

/** Its addresses are '12-camisa-lino.html'. */
function handleOf(row: SourceRow): string | undefined {
  const [id, slug] = [row.text('id'), row.text('handle')];
  if (slug === '') return undefined;
  return id === '' ? slug : `${id}-${slug}`;
}

/** The size of a combination, with what is wrong with it. Its difference in price is one without taxes. */
function combined(whole: RawSize, row: SourceRow, now: Date): ReturnType<typeof sizeFacts> {
  const { size, problems } = sizeFacts(row, optionsOf(row), now);
  const byPrice = differenceIn(row.cell('impactOnPrice'), netAmountIn);
  const kilos = differenceIn(row.cell('impactOnWeight'), measureIn);
  const wrong = (code: ProblemCode, field: Field): Problem => ({
    row: row.row,
    code,
    values: { value: beginningOf(row.text(field), 40) },
  });
  const plus = (amount: number | undefined) =>
    amount === undefined ? undefined : toDecimal(fromDecimal(amount + withTax(byPrice ?? 0)));
  return {
    size: {
      ...size,
      cost: size.cost ?? whole.cost,
      price: plus(whole.price),
      before: whole.before === null ? null : plus(whole.before),
      weight: whole.weight === undefined ? undefined : whole.weight + Math.round((kilos ?? 0) * 1000),
    },
    problems: [
      ...problems,
      ...(byPrice === null ? [wrong('badPrice', 'impactOnPrice')] : []),
      ...(kilos === null ? [wrong('badWeight', 'impactOnWeight')] : []),
    ],
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
