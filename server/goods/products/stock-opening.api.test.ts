import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { emptyDatabase } from '#test/database.ts';
import { stockDifferences } from './verify-stock.service.ts';

const ledger = '_stock_movements.sql';

test('GOOD-7 sizes of before open the ledger with their units, and what the version before sells during the update is in it', async () => {
  const database = await emptyDatabase();
  onTestFinished(database.drop);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = (await readdir(migrationsFolder)).toSorted();
  const opening = names.findIndex((name) => name.endsWith(ledger));
  for (const name of names.slice(0, opening)) await cp(join(migrationsFolder, name), join(folder, name));
  await migrate(database.pool, folder);
  await database.pool.query(
    `insert into categories values (1, 'Abrigos', 'men');
    insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      values ('Campera', '', 'men', 'Casa', 'Azul', 100, 1);
    insert into variants (product_id, brand_size, stock) values (1, 'M', 7), (1, 'L', 0)`,
  );
  await migrate(database.pool, migrationsFolder);
  await database.pool.query('update variants set stock = stock - 2 where id = 1');
  const { rows } = await database.pool.query(
    'select product_id, variant_id, size, change, stock, kind, actor from stock_movements order by id',
  );
  const medium = { product_id: 1, variant_id: 1, size: 'M', actor: '' };
  expect(rows).toEqual([
    { ...medium, change: 7, stock: 7, kind: 'opening' },
    { ...medium, change: -2, stock: 5, kind: 'unnamed' },
  ]);
  expect(await stockDifferences(database.db)).toEqual([]);
});
