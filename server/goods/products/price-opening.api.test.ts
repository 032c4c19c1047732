import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { emptyDatabase } from '#test/database.ts';

const own = '_price_history.sql';

test('PRICE-1 products of before open the history with what is known, and what the version before changes is in it', async () => {
  const database = await emptyDatabase();
  onTestFinished(database.drop);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = (await readdir(migrationsFolder)).toSorted();
  const opening = names.findIndex((name) => name.endsWith(own));
  for (const name of names.slice(0, opening)) await cp(join(migrationsFolder, name), join(folder, name));
  await migrate(database.pool, folder);
  await database.pool.query(
    `insert into categories (id, title, genre) values (1, 'Abrigos', 'men');
    insert into products (name, description, gender, brand_name, color, current_price_minor, previous_price_minor, is_offert_price,
        category_id, created_at, state, published_at)
      values ('Siempre igual', '', 'men', 'Casa', 'Azul', 100, null, false, 1, '2026-01-01', 'published', null),
        ('En oferta', '', 'men', 'Casa', 'Azul', 70, 100, true, 1, '2026-01-01', 'published', null),
        ('Mostrado después', '', 'men', 'Casa', 'Azul', 70, null, false, 1, '2026-01-01', 'published', '2026-02-15'),
        ('Guardado', '', 'men', 'Casa', 'Azul', 70, null, false, 1, '2026-01-01', 'archived', '2026-01-01');
    insert into past_prices (product_id, price_minor, until) values
      (2, 100, '2026-03-01'), (2, 90, '2026-02-01'), (3, 90, '2026-02-01'), (3, 80, '2026-03-01'), (4, 90, '2026-02-01')`,
  );
  await migrate(database.pool, migrationsFolder);
  const entries = async (id: number) => {
    const { rows } = await database.pool.query<{ row: unknown[] }>(
      `select json_build_array((since at time zone 'UTC')::date, price_minor, is_offer, is_public, kind) as row
      from price_history where product_id = $1 order by id`,
      [id],
    );
    return rows.map(({ row }) => row);
  };
  expect(await entries(1)).toEqual([['2026-01-01', 100, false, true, 'opening']]);
  expect(await entries(2)).toEqual([
    ['2026-01-01', 90, false, true, 'opening'],
    ['2026-02-01', 100, false, true, 'opening'],
    ['2026-03-01', 70, true, true, 'opening'],
  ]);
  expect(await entries(3)).toEqual([
    ['2026-01-01', 90, false, false, 'opening'],
    ['2026-02-15', 80, false, true, 'opening'],
    ['2026-03-01', 70, false, true, 'opening'],
  ]);
  expect((await entries(4)).map(([since, , , isPublic]) => [since, isPublic])).toEqual([
    ['2026-01-01', false],
    ['2026-02-01', false],
  ]);

  // The version before writes its own table first, and then the product.
  await database.pool.query(
    `insert into past_prices (product_id, price_minor, until) values (1, 100, now());
    update products set current_price_minor = 60, previous_price_minor = 100, is_offert_price = true where id = 1`,
  );
  expect((await entries(1)).slice(1).map(([, ...told]) => told)).toEqual([[60, true, true, 'changed']]);
  const { rows } = await database.pool.query(
    'select min(price_minor)::int as lowest from past_prices where product_id = 1',
  );
  expect(rows).toEqual([{ lowest: 100 }]);
});
