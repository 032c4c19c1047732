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
  ['contract/goods/products.ts', 'zod'],
  ['contract/goods/products.ts', '#contract/core/money/money.ts'],
  ['contract/core/protocol/errors.ts', '../texts/texts.ts'],
  ['contract/core/money/money.ts', '../shop/shop.ts'],
  ['contract/core/countries/countries.ts', './ar.ts'],
  ['server/sales/orders/place-order.ts', '#contract/core/countries/countries.ts'],
  ['web/sales/bag/bag.page.tsx', '#contract/core/countries/places.ts'],
  ['server/sales/orders/place-order.ts', '#contract/sales/orders/orders.ts'],
  ['server/sales/orders/place-order.ts', './orders.tables.ts'],
  ['server/sales/orders/place-order.ts', '#server/goods/products/catalogue.service.ts'],
  ['server/sales/orders/place-order.ts', '#server/goods/products/catalogue.tables.ts'],
  ['server/sales/orders/place-order.ts', '#server/people/accounts/sessions.ts'],
  ['server/sales/orders/place-order.ts', '#server/core/context/context.ts'],
  ['server/sales/orders/place-order.ts', '#platform/database/connect.ts'],
  ['platform/http/mount.ts', '#contract/core/protocol/endpoint.ts'],
  ['platform/http/mount.ts', '#contract/core/protocol/permissions.ts'],
  ['platform/http/mount.ts', 'hono'],
  ['server/app.ts', './sales/orders/orders.routes.ts'],
  ['server/sales/routes.ts', './orders/orders.routes.ts'],
  ['web/sales/bag/bag.page.tsx', '#contract/core/money/money.ts'],
  ['web/sales/bag/bag.page.tsx', '#web/core/ui/price.tsx'],
  ['web/sales/bag/bag.page.tsx', '#web/core/layout/theme.tsx'],
  ['web/sales/bag/bag.page.tsx', '#web/core/api-client/api-client.ts'],
  ['web/sales/bag/bag.page.tsx', '#web/core/product-card/product-card.tsx'],
  ['web/core/ui/price.tsx', '#contract/core/money/money.ts'],
  ['web/core/ui/banner.tsx', '#contract/core/shop/pictures.ts'],
  ['main/main.ts', '#server/app.ts'],
  ['main/main.ts', '#platform/http/listen.ts'],
  ['main/main.ts', '../build/server/index.js'],
  ['main/demo.ts', '#demo/start/seed.ts'],
  ['sandbox/main.ts', 'hono'],
  ['demo/start/seed.ts', '#server/goods/products/catalogue.tables.ts'],
  ['demo/start/seed.ts', '#demo/studio/pictures/look.ts'],
  ['demo/studio/scenes/rail.ts', '../light/mesh.ts'],
  ['server/sales/checkout/orders.api.test.ts', '#test/shop.ts'],
] as const;

const shut = [
  ['contract/goods/products.ts', 'hono'],
  ['contract/goods/products.ts', '#server/core/context/context.ts'],
  ['contract/goods/products.ts', '#platform/http/mount.ts'],
  ['contract/core/money/money.ts', 'zod'],
  ['contract/core/protocol/permissions.ts', 'zod'],
  ['contract/core/money/money.ts', '../countries/countries.ts'],
  ['contract/people/addresses.ts', '#contract/core/countries/countries.ts'],
  ['web/sales/bag/bag.page.tsx', '#contract/core/countries/ar.ts'],
  ['web/core/ui/price.tsx', '#contract/core/countries/mx-ids.ts'],
  ['platform/http/mount.ts', '#contract/goods/products.ts'],
  ['platform/http/mount.ts', '#server/core/context/context.ts'],
  ['platform/http/mount.ts', 'react'],
  ['contract/core/protocol/errors.ts', '../fields/fields.ts'],
  ['contract/goods/catalogue.texts.ts', 'zod'],
  ['server/sales/orders/place-order.ts', '#server/goods/products/catalogue.queries.ts'],
  ['server/sales/routes.ts', '#server/goods/products/catalogue.routes.ts'],
  ['server/sales/orders/place-order.ts', '#server/goods/products/catalogue.routes.ts'],
  ['server/sales/orders/place-order.ts', '#web/core/api-client/api-client.ts'],
  ['server/sales/orders/place-order.ts', '#demo/start/seed.ts'],
  ['server/sales/orders/place-order.ts', './orders.api.test.ts'],
  ['server/sales/orders/place-order.ts', 'react'],
  ['web/sales/bag/bag.page.tsx', '#server/sales/orders/orders.service.ts'],
  ['web/site/home/landing.page.tsx', '#web/goods/products/catalogue.page.tsx'],
  ['web/site/home/landing.page.tsx', '#web/goods/products/cards.resource.ts'],
  ['web/sales/bag/bag.page.tsx', 'drizzle-orm'],
  ['web/core/ui/price.tsx', '#contract/goods/products.ts'],
  ['web/core/ui/price.tsx', '#web/sales/bag/bag-store.ts'],
  ['main/main.ts', '#contract/core/money/money.ts'],
  ['main/main.ts', '../sandbox/main.ts'],
  ['sandbox/main.ts', '#contract/core/money/money.ts'],
  ['demo/start/seed.ts', '#web/root.tsx'],
  ['demo/start/seed.ts', '#server/goods/products/catalogue.queries.ts'],
  ['demo/start/seed.ts', '#demo/studio/light/render.ts'],
  ['demo/studio/pictures/look.ts', '#demo/goods/products/models.ts'],
  ['demo/studio/light/render.ts', '../scenes/rail.ts'],
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
    expect(await complaints({ 'contract/core/protocol/errors.ts': text })).toEqual([]);
  });

  test.concurrent('the process may import the types of the pages’ entry, and nothing else of the pages', async () => {
    const files = {
      'main/a.ts': "export type A = typeof import('#web/start/server.ts');\n",
      'main/b.ts': "import { createPages } from '#web/start/server.ts';\nexport const b = createPages;\n",
      'main/c.ts': "export type C = typeof import('#web/root.tsx');\n",
    };
    expect(await accused(files)).toEqual(['main/b.ts', 'main/c.ts']);
  });

  test.concurrent('another room and another area are imported by name, the own area relatively', async () => {
    expect(
      await refused([
        ['server/sales/a/a.ts', '../../../contract/core/money/money.ts'],
        ['server/sales/a/b.ts', '../../core/context/context.ts'],
        ['server/sales/a/c.ts', '#server/sales/orders/orders.service.ts'],
      ]),
    ).toHaveLength(3);
  });
});

describe.concurrent('names of files', () => {
  test.concurrent('barrels and vague names are rejected, a subject with a role is not', async () => {
    const files = [
      'web/core/ui/index.ts',
      'server/lib/x.ts',
      'web/sales/bag/utils.ts',
      'web/sales/bag/bag-store.ts',
      'web/core/ui/price.tsx',
    ];
    const all = Object.fromEntries(files.map((file) => [file, 'export const a = 1;\n']));
    expect(await naming.accused(all)).toEqual(['server/lib/x.ts', 'web/core/ui/index.ts', 'web/sales/bag/utils.ts']);
  });
});
