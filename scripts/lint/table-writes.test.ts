import { describe, expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused, complaints } = linting('shop/exactly-once');

const imported = "import { products } from '#server/goods/products/catalogue.tables.ts';\n";

describe.concurrent('only the owner writes a table', () => {
  test.concurrent.for([
    'await db.insert(products).values(all);',
    'await db.update(products).set({ name });',
    'await db.delete(products).where(gone);',
    'await db.execute(sql`insert into ${products} (name) values (${name})`);',
    'await db.execute(sql`with a as (update ${products} set name = ${name} returning id) select * from a`);',
    'await db.execute(sql`DELETE FROM ${products}`);',
  ])('%s', async (statement) => {
    const files = {
      'server/app.ts': imported + statement,
      'server/marketing/reviews/reviews.service.ts': imported + statement,
    };
    const free = {
      'server/goods/products/catalogue.queries.ts': imported + statement,
      'demo/start/seed.ts': imported + statement,
      'test/factories.ts': imported + statement,
      'server/marketing/reviews/reviews.api.test.ts': imported + statement,
    };
    expect(await accused({ ...files, ...free })).toEqual([
      'server/app.ts',
      'server/marketing/reviews/reviews.service.ts',
    ]);
  });

  test.concurrent('a table under another name, or of a whole import, is still the owner’s', async () => {
    const files = {
      'server/marketing/reviews/a.ts':
        "import { products as goods } from '#server/goods/products/catalogue.tables.ts';\nawait db.delete(goods);",
      'server/marketing/reviews/b.ts':
        "import * as tables from '#server/goods/products/catalogue.tables.ts';\nawait db.delete(tables.products);",
    };
    expect(await accused(files)).toEqual(Object.keys(files));
  });

  test.concurrent('reads, locks and other deletes pass', async () => {
    const text = `${imported}
      await db.select().from(products).where(eq(products.id, id)).for('update');
      await db.execute(sql\`select id from \${products} for update\`);
      await db.execute(sql\`select id from \${products} for no key update skip locked\`);
      seen.delete(id);
    `;
    expect(await accused({ 'server/marketing/reviews/reviews.service.ts': text })).toEqual([]);
  });

  test.concurrent('SQL with a literal table name hides the owner, so features must not use it', async () => {
    const text = "await db.execute(sql`update products set name = ''`);\nawait pool.query('delete from products');\n";
    expect(await complaints({ 'server/goods/products/a.ts': text, 'platform/http/rate-limit.ts': text })).toHaveLength(
      2,
    );
  });

  test.concurrent('an insert that updates on conflict is one write', async () => {
    const text = `${imported}await db.execute(sql\`insert into \${products} (id) values (1) on conflict do update set name = ''\`);`;
    expect(await accused({ 'server/goods/products/a.ts': text })).toEqual([]);
  });
});
