import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas, besideAreas } from './areas.ts';
import { floors } from './floors.ts';
import { linting } from './lint-fixture.ts';

const root = join(import.meta.dirname, '../..');
const { complaints } = linting('shop/walls');

function foldersIn(path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => name).toSorted();
}

test.concurrent.for(Object.entries(areas))(
  'the areas of %s name each of its folders once, and no other',
  ([room, own]) => {
    expect([...own, ...(besideAreas[room] ?? [])].toSorted()).toEqual(foldersIn(room));
  },
);

test.concurrent.for(Object.entries(floors))(
  'the floors of %s name each of its folders once, and no other',
  ([storey, rows]) => {
    expect([...rows.flat(), ...(besideAreas[storey] ?? [])].toSorted()).toEqual(foldersIn(storey));
  },
);

test.concurrent.for(['server', 'web'])('every area of %s with folders has floors', (room) => {
  const withFolders = (areas[room] ?? []).map((area) => `${room}/${area}`).filter((path) => foldersIn(path).length > 0);
  expect(withFolders.filter((path) => floors[path] === undefined)).toEqual([]);
});

test.concurrent.for([
  ['a higher floor', 'server/sales/orders/a.ts', '../payments/b.service.ts', 'may only import from lower floors'],
  ['the same floor', 'web/sales/bag/a.ts', '../claims/b.ts', 'may only import from lower floors'],
  ['a higher floor, for a type', 'platform/http/a.ts', '../metrics/b.ts', 'may only import from lower floors'],
  [
    'a higher area of the server',
    'server/goods/products/a.ts',
    '#server/sales/orders/b.service.ts',
    'from lower areas',
  ],
  ['a higher area of the pages', 'web/sales/bag/a.ts', '#web/goods/products/b.ts', 'from lower areas'],
  ['a higher area of the contract', 'contract/goods/a.ts', '#contract/sales/orders/b.ts', 'from lower areas'],
  ['a higher area of the demo', 'demo/goods/products/a.ts', '#demo/sales/orders/b.ts', 'from lower areas'],
  ['what joins the areas', 'server/sales/orders/a.ts', '#server/start/api.ts', 'from lower areas'],
  ['what lies above all areas', 'web/sales/bag/a.ts', '#web/root.tsx', 'stands above all areas'],
  ['what lies directly in the room', 'sandbox/api/a.ts', '../sandbox.ts', 'stands above all folders'],
])('an import of %s is refused', async ([, file = '', specifier = '', message]) => {
  const found = await complaints({ [file]: `import type { B } from '${specifier}';\nexport type A = B;\n` });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

test.concurrent('imports of lower floors and of the own folder pass', async () => {
  const files = {
    'server/sales/orders/a.ts': "import './b.ts';\nimport '#server/goods/products/stock.service.ts';\n",
    'web/sales/bag/a.ts':
      "import '#web/core/ui/button.tsx';\nimport '#web/core/requests/form.tsx';\nimport '../order-words/c.ts';\n",
    'sandbox/sandbox.ts': "import './control/control-routes.ts';\n",
  };
  expect(await complaints(files)).toEqual([]);
});
