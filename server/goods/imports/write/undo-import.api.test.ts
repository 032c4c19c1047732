import { describe, expect, test } from 'vitest';
import { categories } from '#contract/goods/categories.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { importScene, tiendanubeFile } from '#test/product-imports.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, admin, scene } = openedDesk(importScene);

const fileOf = tiendanubeFile;
const rowsOf = () => scene.rows();
const productOf = (sku: string) => scene.productOf(sku);

describe('GOOD-3 taking it back', () => {
  test('deletes what was new and restores what was changed, and the file can be imported again', async () => {
    const before = await rowsOf();
    const { import: made } = await scene.preview(fileOf('fuera', { category: 'Efímera' }));
    await scene.write(made);
    expect(await scene.undo(made)).toMatchObject({ state: 'undone' });
    expect(await rowsOf()).toBe(before);
    const again = await scene.preview(fileOf('fuera'));
    expect(again.import.counts).toMatchObject({ new: 2, wrong: 0 });
    await scene.write(again.import);
    const whole = await productOf('fuera-rs');
    const changed = await scene.preview(fileOf('fuera', { price: '15,000.00', stock: 9 }));
    await scene.write(changed.import);
    await scene.undo(changed.import);
    const { version: _, ...restored } = await productOf('fuera-rs');
    const { version: _before, ...first } = whole;
    expect(restored).toEqual(first);
  });

  test('leaves no category that it made and nothing uses, but keeps one that the owner made or uses', async () => {
    const titles = async () => (await admin.call(categories.list, {})).map(({ title }) => title);
    const { import: made } = await scene.preview(fileOf('propia', { category: 'De la dueña' }));
    await admin.call(categories.create, { title: 'De la dueña', genre: 'women' });
    await scene.write(made);
    await scene.undo(made);
    expect(await titles()).toContain('De la dueña');
    const { import: second } = await scene.preview(fileOf('usada', { category: 'Usada' }));
    await scene.write(second);
    const used = (await admin.call(categories.list, {})).find(({ title }) => title === 'Usada');
    await admin.call(categories.create, { title: 'De adentro', genre: 'women', parentId: used?.id ?? 0 });
    await scene.undo(second);
    expect(await titles()).toContain('Usada');
    const { import: third } = await scene.preview(fileOf('sola', { category: 'Sola' }));
    await scene.write(third);
    expect(await titles()).toContain('Sola');
    expect(await scene.undo(third)).toMatchObject({ state: 'undone' });
    expect(await titles()).not.toContain('Sola');
  });

  test('is refused once something of it was sold', async () => {
    const { import: made } = await scene.preview(fileOf('sold'));
    await scene.write(made);
    const { variants } = await productOf('sold-rs');
    const buyer = await shop.customer('compradora');
    const variantId = variants[0]?.variantId ?? 0;
    await buyer.call(checkout.start, { cartItems: [{ variantId, quantity: 1 }] });
    expect(await scene.undo(made)).toMatchObject({
      state: 'written',
      said: 'No se puede deshacer: después de importar se vendieron Remera sold.',
    });
    expect(await productOf('sold-rs')).toMatchObject({ name: 'Remera sold' });
  });

  test('is refused once a product that it changed was changed again', async () => {
    await scene.write((await scene.preview(fileOf('retocada'))).import);
    const { import: made } = await scene.preview(fileOf('retocada', { price: '15,000.00' }));
    await scene.write(made);
    await shop.pool.query(`update products set name = 'Otra' where name = 'Remera retocada' and color = 'Rojo'`);
    expect((await scene.undo(made)).said).toContain('se modificaron Remera retocada');
  });
});

test('GOOD-3 an import whose process is killed in the middle leaves nothing, and is written by the next one', async () => {
  const { import: made } = await scene.preview(fileOf('cortada'));
  const before = await rowsOf();
  const holder = await shop.pool.connect();
  try {
    await holder.query('begin');
    // The import has begun its transaction then, and waits for the table of sizes.
    await holder.query('lock table variants in exclusive mode');
    await admin.call(productImports.write, { importId: made.id });
    const dying = scene.work().then(
      () => 'finished',
      () => 'killed',
    );
    await expect
      .poll(async () => {
        const { rows } = await shop.pool.query<{ pid: number }>(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database() and query like 'insert into "variants"%'`,
        );
        return rows.length;
      })
      .toBe(1);
    expect(await dying).toBe('killed');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await rowsOf()).toBe(before);
  expect((await scene.one(made.id)).import.state).toBe('writing');
  shop.clock.advance(10 * 60_000);
  await scene.work();
  expect((await scene.one(made.id)).import.state).toBe('written');
});
