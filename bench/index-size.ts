import { parseArgs } from 'node:util';
import { catalogueQuestion } from '#contract/goods/products.ts';
import { CatalogueRows, shelfOf } from '#server/goods/products/catalogue-index/catalogue-rows.ts';
import { countCatalogue } from '#server/goods/products/count-catalogue.ts';
import { percentiles } from './percentiles.ts';
import { dice } from './filters.ts';

/**
 * Measures the catalogue's index alone, without database and HTTP: its memory, and the time of a count with random filters, of
 * products with ten attributes: `node --expose-gc bench/index-size.ts --sizes 1000,100000,1000000`.
 */
const { values: options } = parseArgs({ options: { sizes: { type: 'string', default: '1000,100000' } } });

const attributes = Array.from({ length: 10 }, (_, at) => at + 1);
const valuesOfEach = 12;
const listed = Array.from({ length: valuesOfEach }, (_, at) => ({ id: at, word: String(at), slug: String(at) }));
const megabyte = 1024 * 1024;

function used(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / megabyte;
}

function filled(size: number): CatalogueRows {
  const rows = new CatalogueRows();
  const roll = dice(7);
  const one = (name: string, of: number) => `${name} ${Math.floor(roll() * of)}`;
  const word = () => `w${Math.floor(roll() * 300)}`;
  for (let id = 1; id <= size; id += 1) {
    const gender = roll() < 0.5 ? 'men' : 'women';
    const category = Math.floor(roll() * 20);
    rows.put({
      id,
      isPublic: true,
      price: Math.floor(roll() * 9_000_000),
      values: {
        gender: [gender],
        category: [String(category)],
        shelf: [shelfOf(gender, category)],
        brand: [one('Marca', 60)],
        color: [one('Color', 24)],
        size: [one('S', 8), one('M', 8), one('L', 8)],
        offers: roll() < 0.2 ? ['true'] : [],
      },
      attributes: new Map(attributes.map((attribute) => [attribute, [String(Math.floor(roll() * valuesOfEach))]])),
      words: { inName: `${word()} ${word()} a${id}`, elsewhere: `${word()} ${word()}` },
      spelled: '',
    });
  }
  return rows;
}

function question(roll: () => number) {
  const some = (chance: number, values: readonly string[]) => (roll() < chance ? [...values] : []);
  return catalogueQuestion.parse({
    ...(roll() < 0.5 && { gender: 'men' }),
    brand: some(0.3, ['Marca 3', 'Marca 7']),
    color: some(0.3, ['Color 1', 'Color 2']),
    size: some(0.3, ['S 1', 'M 2']),
    attribute: some(0.3, ['a1:3', 'a2:4']),
    ...(roll() < 0.2 && { minPrice: Math.floor(roll() * 40_000) }),
    order: roll() < 0.5 ? 'news' : 'price-asc',
  });
}

process.stdout.write('| products | memory MB | bytes a product | p50 ms | p99 ms |\n|---|---|---|---|---|\n');
for (const size of options.sizes.split(',').map(Number)) {
  const before = used();
  const rows = filled(size);
  const memory = used() - before;
  const definitions = attributes.map((id) => ({
    id,
    name: `a${id}`,
    slug: `a${id}`,
    kind: 'list' as const,
    unit: '',
    values: listed,
  }));
  const facts = { rows, definitions, categories: new Map(), sizePositions: new Map() };
  const roll = dice(11);
  const times = Array.from({ length: 600 }, () => {
    const asked = question(roll);
    const begun = performance.now();
    countCatalogue(facts, asked, undefined);
    return performance.now() - begun;
  }).slice(100);
  const part = percentiles(times);
  const bytes = Math.round((memory * megabyte) / size);
  process.stdout.write(
    `| ${size} | ${memory.toFixed(1)} | ${bytes} | ${part(0.5).toFixed(2)} | ${part(0.99).toFixed(2)} |\n`,
  );
}
