import { describe, expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused, complaints } = linting('shop/walls');
const naming = linting('shop/names');

/** Returns which of [file, import] the walls reject, as 'file <- specifier'. One run of the linter for all of them. */
async function refused(imports: readonly (readonly [string, string])[]): Promise<string[]> {
  const files: Record<string, string> = {};
  const places = imports.map(([from, specifier]) => {
    files[from] = `${files[from] ?? ''}import '${specifier}';\n`;
    return `${from}:${files[from].split('\n').length - 1}: `;
  });
  const messages = await complaints(files);
  return imports
    .filter((_, at) => messages.some((line) => line.startsWith(places[at] ?? '?')))
    .map((one) => one.join(' <- '));
}

const open = [
  ['contract/catalogue.ts', 'zod'],
  ['contract/catalogue.ts', './money.ts'],
  ['contract/errors.ts', './texts.ts'],
  ['contract/money.ts', './shop.ts'],
  ['contract/countries/countries.ts', './ar.ts'],
  ['server/orders/place-order.ts', '#contract/countries/present-country.ts'],
  ['web/bag/bag.page.tsx', '#contract/countries/places.ts'],
  ['server/orders/place-order.ts', '#contract/orders.ts'],
  ['server/orders/place-order.ts', './orders.tables.ts'],
  ['server/orders/place-order.ts', '../catalogue/catalogue.service.ts'],
  ['server/orders/place-order.ts', '../catalogue/catalogue.tables.ts'],
  ['server/orders/place-order.ts', '../catalogue/stock.ts'],
  ['server/orders/place-order.ts', '../context/context.ts'],
  ['server/orders/place-order.ts', '#platform/database/connect.ts'],
  ['platform/http/mount.ts', '#contract/endpoint.ts'],
  ['platform/http/mount.ts', 'hono'],
  ['server/app.ts', './orders/orders.routes.ts'],
  ['web/bag/bag.page.tsx', '#contract/money.ts'],
  ['web/bag/bag.page.tsx', '../ui/price.tsx'],
  ['web/bag/bag.page.tsx', '../layout/theme.tsx'],
  ['web/bag/bag.page.tsx', '../api-client/api-client.ts'],
  ['web/bag/bag.page.tsx', '../product-card/product-card.tsx'],
  ['web/ui/price.tsx', '#contract/money.ts'],
  ['web/ui/banner.tsx', '#contract/pictures.ts'],
  ['main/main.ts', '#server/app.ts'],
  ['main/main.ts', '#platform/http/listen.ts'],
  ['main/main.ts', '../build/server/index.js'],
  ['main/demo.ts', '#demo/seed.ts'],
  ['sandbox/main.ts', 'hono'],
  ['demo/seed.ts', '#server/catalogue/catalogue.tables.ts'],
  ['server/checkout/orders.api.test.ts', '#test/shop.ts'],
] as const;

const shut = [
  ['contract/catalogue.ts', 'hono'],
  ['contract/catalogue.ts', '#server/context/context.ts'],
  ['contract/catalogue.ts', '#platform/http/mount.ts'],
  ['contract/money.ts', 'zod'],
  ['contract/money.ts', './countries/countries.ts'],
  ['contract/addresses.ts', './countries/present-country.ts'],
  ['web/bag/bag.page.tsx', '#contract/countries/ar.ts'],
  ['web/ui/price.tsx', '#contract/countries/mx-ids.ts'],
  ['platform/http/mount.ts', '#contract/catalogue.ts'],
  ['platform/http/mount.ts', '#server/context/context.ts'],
  ['platform/http/mount.ts', 'react'],
  ['contract/errors.ts', './fields.ts'],
  ['contract/catalogue.texts.ts', 'zod'],
  ['server/orders/place-order.ts', '../catalogue/catalogue.queries.ts'],
  ['server/orders/place-order.ts', '../catalogue/catalogue.routes.ts'],
  ['server/orders/place-order.ts', '#web/api-client/api-client.ts'],
  ['server/orders/place-order.ts', '#demo/seed.ts'],
  ['server/orders/place-order.ts', './orders.api.test.ts'],
  ['server/orders/place-order.ts', 'react'],
  ['web/bag/bag.page.tsx', '#server/orders/orders.service.ts'],
  ['web/bag/bag.page.tsx', '../catalogue/catalogue.page.tsx'],
  ['web/bag/bag.page.tsx', '../catalogue/suggestions.resource.ts'],
  ['web/bag/bag.page.tsx', 'drizzle-orm'],
  ['web/ui/price.tsx', '#contract/catalogue.ts'],
  ['web/ui/price.tsx', '../bag/bag-store.ts'],
  ['main/main.ts', '#contract/money.ts'],
  ['main/main.ts', '../sandbox/main.ts'],
  ['sandbox/main.ts', '#contract/money.ts'],
  ['demo/seed.ts', '#web/root.tsx'],
  ['demo/seed.ts', '#server/catalogue/catalogue.queries.ts'],
] as const;

describe.concurrent('walls between rooms and features', () => {
  test.concurrent('imports that the table of rooms allows pass', async () => {
    expect(await refused(open)).toEqual([]);
  });

  test.concurrent('other imports are rejected', async () => {
    expect(await refused(shut)).toEqual(shut.map((one) => one.join(' <- ')));
  });

  test.concurrent('every import syntax is checked, including types', async () => {
    const files = {
      'web/a.ts': "import type { A } from '#server/a.ts';\nexport type B = A;\n",
      'web/b.ts': "export { a } from '#server/a.ts';\n",
      'web/c.ts': "export * from '#server/a.ts';\n",
      'web/d.ts': "export const d = () => import('#server/a.ts');\n",
      'web/e.ts': "export type E = import('#server/a.ts').A;\n",
    };
    expect(await accused(files)).toEqual(Object.keys(files));
  });

  test.concurrent('a file that is free of zod may import its types', async () => {
    const text = "import type { z } from 'zod';\nexport type Schema = z.ZodType;\n";
    expect(await complaints({ 'contract/errors.ts': text })).toEqual([]);
  });

  test.concurrent('the process may import the types of the pages’ entry, and nothing else of the pages', async () => {
    const files = {
      'main/a.ts': "export type A = typeof import('#web/server.ts');\n",
      'main/b.ts': "import { createPages } from '#web/server.ts';\nexport const b = createPages;\n",
      'main/c.ts': "export type C = typeof import('#web/root.tsx');\n",
    };
    expect(await accused(files)).toEqual(['main/b.ts', 'main/c.ts']);
  });

  test.concurrent('another room is imported by its name, the own room relatively', async () => {
    expect(
      await refused([
        ['server/a/a.ts', '../../contract/money.ts'],
        ['server/a/b.ts', '#server/context/context.ts'],
      ]),
    ).toHaveLength(2);
  });
});

describe.concurrent('names of files', () => {
  test.concurrent('barrels and vague names are rejected, a subject with a role is not', async () => {
    const files = [
      'web/ui/index.ts',
      'server/lib/x.ts',
      'web/bag/utils.ts',
      'web/bag/bag-store.ts',
      'web/ui/price.tsx',
    ];
    const all = Object.fromEntries(files.map((file) => [file, 'export const a = 1;\n']));
    expect(await naming.accused(all)).toEqual(['server/lib/x.ts', 'web/bag/utils.ts', 'web/ui/index.ts']);
  });
});
