import { drive, type Measured } from './load.ts';
import type { Stage } from './stage.ts';

const words = ['camisa', 'vestido negro', 'pantalon', 'abrigo lana', 'camsa', 'remera algodon', 'azul'];
const sizes = ['S', 'M', 'L', 'XL'];
const orders = ['news', 'price-asc', 'price-desc'];

/** Pseudo-random numbers from 0 to 1 by a seed, so that each run requests the same addresses. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Measures random combinations of filters, text, order and page, each at a new address. */
export async function measureFilters(stage: Stage, seconds: number): Promise<Measured> {
  const { rows } = await stage.pool.query<{ brands: string[]; colors: string[]; categories: number[] }>(
    `select array_agg(distinct brand_name) as brands, array_agg(distinct color) as colors,
      array_agg(distinct category_id) as categories from products`,
  );
  const { brands = [], colors = [], categories = [] } = rows[0] ?? {};
  const { rows: attributes } = await stage.pool.query<{ asked: string }>(
    `select attributes.slug || ':' || attribute_values.slug as asked
    from attributes join attribute_values on attribute_id = attributes.id where kind = 'list' order by 1`,
  );
  const roll = dice(7);
  const one = (list: readonly (string | number)[]) => String(list[Math.floor(roll() * list.length)]);
  let count = 0;
  const question = (): string => {
    count += 1;
    const asked = new URLSearchParams({ gender: roll() < 0.5 ? 'Men' : 'Women', maxPrice: String(99_999_999 - count) });
    if (roll() < 0.3) asked.set('search', one(words));
    if (roll() < 0.3) asked.append('category', one(categories));
    if (roll() < 0.3) asked.append('brand', one(brands));
    if (roll() < 0.3) for (const _ of [1, 2]) asked.append('color', one(colors));
    if (roll() < 0.3) for (const _ of [1, 2]) asked.append('size', one(sizes));
    if (roll() < 0.2) asked.set('minPrice', String(Math.floor(roll() * 40_000)));
    if (roll() < 0.2) asked.set('offers', 'true');
    if (attributes.length > 0 && roll() < 0.3) {
      asked.append('attribute', one(attributes.map((attribute) => attribute.asked)));
    }
    // A page after the last is not found, and only a list without filters surely has eight.
    if (asked.size === 2) asked.set('page', String(1 + Math.floor(roll() * 8)));
    if (roll() < 0.4) asked.set('order', one(orders));
    return `/api/catalogue?${asked}`;
  };
  return await drive({ url: stage.url, paths: question, connections: 4, seconds });
}
