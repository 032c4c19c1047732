import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floors } from './floors.ts';
import { linting } from './lint-fixture.ts';

const root = join(import.meta.dirname, '../..');
const { complaints } = linting('shop/walls');

test.concurrent.for(Object.entries(floors))(
  'the floors of %s name each of its folders once, and no other',
  ([room, rows]) => {
    const folders = readdirSync(join(root, room), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rows.flat().toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  },
);

test.concurrent.for([
  ['a higher floor', 'server/orders/a.ts', '../payments/b.service.ts', 'may only import from lower floors'],
  ['the same floor', 'web/bag/a.ts', '../assistant/b.ts', 'may only import from lower floors'],
  ['a higher floor, for a type', 'platform/http/a.ts', '../metrics/b.ts', 'may only import from lower floors'],
  ['what lies directly in the room', 'sandbox/api/a.ts', '../sandbox.ts', 'stands above all folders'],
])('an import of %s is refused', async ([, file = '', specifier = '', message]) => {
  const found = await complaints({ [file]: `import type { B } from '${specifier}';\nexport type A = B;\n` });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

test.concurrent('imports of lower floors and of the own folder pass', async () => {
  const files = {
    'server/orders/a.ts': "import './b.ts';\nimport '../catalogue/stock.service.ts';\n",
    'web/bag/a.ts': "import '../ui/button.tsx';\nimport '../requests/form.tsx';\n",
    'sandbox/sandbox.ts': "import './control/control-routes.ts';\n",
  };
  expect(await complaints(files)).toEqual([]);
});
