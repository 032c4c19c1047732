import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import { checkOut, goodsOf, type Good } from './orders.ts';
import { openStage, type Stage } from './stage.ts';

/**
 * Measures imports of products with three sizes each, from the upload to the preview, and from there until they are written: new
 * ones; a file that changes nothing; and the same with other prices and units. `node bench/imports.ts --products 10000`. With
 * `--sellers 4` people buy meanwhile, of the products that are changed too, and how long their checkouts take is measured.
 */
const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    /** How often all products are changed; the quickest counts. */
    times: { type: 'string', default: '2' },
    /** How many people buy at once beside the imports, each a unit and a pause, again and again. */
    sellers: { type: 'string', default: '0' },
  },
});

const everyMs = 50;
/** How long people buy alone, for comparison. */
const restMs = 10_000;
const sizes = ['S', 'M', 'L'];
const headings =
  'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Stock;SKU;Mostrar en tienda;Descripción;Marca;Costo';

/** A file of Tiendanube; its prices and units are other ones in each round. */
function fileOf(products: number, round: number): string {
  const price = `"${10 + round},000.00"`;
  const rows = Array.from({ length: products }, (_, at) =>
    sizes.map((size, place) => {
      const sized = `${size};${price};${10 * (round + 1) + ((at + place) % 7)};bench-${at}-${size}`;
      return place === 0
        ? `bench-${at};Remera número ${at} de algodón;Ropa > Remeras;Talle;${sized};SI;<p>${'De algodón peinado. '.repeat(20)}</p>;Norte;4500`
        : `;;;;${sized};;;;`;
    }),
  );
  return [headings, ...rows.flat()].join('\n');
}

function importsOf({ url }: Stage, token: string) {
  const call = async (path: string, method = 'GET', body?: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const response = await fetch(`${url}/api/admin/product-imports${path}`, {
      method,
      headers: body === '{}' ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const until = async (id: number, state: ProductImport['state']): Promise<ProductImport> => {
    for (;;) {
      const { import: one } = productImports.one.output.parse(await call(`/${id}`));
      if (one.state === state) return one;
      const isWorkedOn = one.state === 'reading' || one.state === 'writing';
      if (!isWorkedOn) throw new Error(`the import is ${one.state}: ${one.said}`);
      await pause(everyMs);
    }
  };
  return {
    async preview(file: string) {
      const begun = performance.now();
      const { id } = productImports.upload.output.parse(await call('/file/women/bench.csv', 'POST', file));
      const { counts } = await until(id, 'preview');
      return { id, counts, took: performance.now() - begun };
    },
    async write(id: number) {
      const begun = performance.now();
      await call(`/${id}/write`, 'POST', '{}');
      await until(id, 'written');
      return performance.now() - begun;
    },
  };
}

process.env['NODE_ENV'] = 'production';
const products = Number(options.products);
const stage = await openStage(1000);
const imports = importsOf(stage, await stage.administrator());
const tell = (line: string) => process.stdout.write(`${line}\n`);
const told = (ms: number) => (ms / 1000).toFixed(1);
tell('| products | fate | preview s | written s | both s |');
tell('|---|---|---|---|---|');

const buyers = Number(options.sellers) > 0 ? await stage.buyers(1000) : [];
let bought = 0;

/** Lets people buy until the returned function is called, which returns how long each checkout took, in ms. */
function sell(goods: readonly Good[]): () => Promise<number[]> {
  const ending = new AbortController();
  const took: number[] = [];
  const hands = Array.from({ length: Number(options.sellers) }, async () => {
    while (!ending.signal.aborted) {
      const from = performance.now();
      const at = bought++;
      await checkOut(stage, buyers[at % buyers.length] ?? '', goods[at % goods.length]);
      took.push(performance.now() - from);
      await pause(everyMs);
    }
  });
  return async () => {
    ending.abort();
    await Promise.all(hands);
    return took;
  };
}

/** Sizes that were imported, in turn with others. */
async function soldGoods(): Promise<Good[]> {
  const { rows } = await stage.pool.query<Good>(
    `select variants.id, product_id, brand_size, current_price_minor as price
    from variants join products on products.id = product_id where sku like 'bench-%' and stock > 5 order by sku limit 400`,
  );
  return (await goodsOf(stage)).slice(0, rows.length).flatMap((good, at) => [good, ...rows.slice(at, at + 1)]);
}

const checkouts: { readonly beside: string; readonly took: readonly number[] }[] = [];

/** Does some work while people buy. */
async function besideSales<Result>(
  beside: string,
  goods: readonly Good[],
  work: () => Promise<Result>,
): Promise<Result> {
  const end = sell(goods);
  try {
    return await work();
  } finally {
    checkouts.push({ beside, took: await end() });
  }
}

async function measure(file: string, fate: 'new' | 'changed' | 'unchanged') {
  const preview = await imports.preview(file);
  if (preview.counts[fate] !== products) throw new Error(`not all are ${fate}: ${JSON.stringify(preview.counts)}`);
  const written = await imports.write(preview.id);
  return { preview: preview.took, written };
}

async function row(fate: 'new' | 'changed' | 'unchanged', rounds: readonly number[]) {
  const runs = [];
  for (const round of rounds) runs.push(await measure(fileOf(products, round), fate));
  const [best] = runs.toSorted((one, other) => one.preview + one.written - other.preview - other.written);
  if (best === undefined) return;
  tell(
    `| ${products} | ${fate} | ${told(best.preview)} | ${told(best.written)} | ${told(best.preview + best.written)} |`,
  );
}

const times = Number(options.times);
const others = await goodsOf(stage);
if (buyers.length > 0) await besideSales('nothing else', others, () => pause(restMs));
await besideSales('an import of new products', others, () => row('new', [0]));
await besideSales('one that changes nothing', others, () => row('unchanged', [0, 0]));
const rounds = Array.from({ length: times }, (_, at) => at + 1);
await besideSales('one that changes what is sold', await soldGoods(), () => row('changed', rounds));
if (buyers.length > 0) {
  tell('\n| checkouts beside | how many | p50 ms | p99 ms | longest ms |\n|---|---|---|---|---|');
  for (const { beside, took } of checkouts) {
    const sorted = took.toSorted((one, other) => one - other);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    tell(`| ${beside} | ${sorted.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
  }
}
await stage.close();
