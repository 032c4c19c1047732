import { describe, expect, test } from 'vitest';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { importScene, tiendanubeFile } from '#test/product-imports.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(importScene);

describe('GOOD-3 what the database refuses', () => {
  test('ends the import with a sentence, writes nothing, and the next one is written', async () => {
    await here.shop.pool.query(`alter table variants add constraint planted check (sku <> 'plantada-rs')`);
    const before = await here.scene.rows();
    const { import: bad } = await here.scene.preview(tiendanubeFile('plantada'));
    await here.admin.call(productImports.write, { importId: bad.id });
    await expect(here.scene.work()).rejects.toThrow();
    const { import: after } = await here.scene.one(bad.id);
    expect(after).toMatchObject({ state: 'preview', said: expect.stringContaining('no cambió nada') });
    expect(await here.scene.rows()).toBe(before);
    expect(await here.scene.write((await here.scene.preview(tiendanubeFile('otra'))).import)).toMatchObject({
      state: 'written',
    });
    await here.shop.pool.query('alter table variants drop constraint planted');
    expect(await here.scene.write(after)).toMatchObject({
      state: 'preview',
      said: expect.stringContaining('Mientras tanto'),
    });
    expect(await here.scene.write(after)).toMatchObject({ state: 'written' });
  });

  test('a category that was deleted after the preview is one that is made, and is seen before', async () => {
    const made = await here.scene.preview(tiendanubeFile('previa', { category: 'Pasajera' }));
    await here.scene.write(made.import);
    const { import: next } = await here.scene.preview(tiendanubeFile('siguiente', { category: 'Pasajera' }));
    expect(next.newCategories).toEqual([]);
    await here.shop.pool.query(`delete from products where name = 'Remera previa'`);
    await here.shop.pool.query(`delete from categories where title = 'Pasajera'`);
    const stale = await here.scene.write(next);
    expect(stale).toMatchObject({ state: 'preview', newCategories: [{ title: 'Pasajera', gender: 'women' }] });
    expect(await here.scene.write(stale)).toMatchObject({ state: 'written' });
  });
});

test('GOOD-3 a table that is too wide, and a quote that swallows the rest of a large file, are refused before they fill the memory', async () => {
  const wide = `Nombre;Precio${';x'.repeat(2500)}\nUno;10\n`;
  expect((await here.scene.preview(wide)).import).toMatchObject({
    state: 'refused',
    said: 'El archivo tiene más de 2000 columnas.',
  });
  const open = `Nombre;Precio\nUno;10\nDos;"${'x'.repeat(6_000_000)}`;
  expect((await here.scene.preview(open)).import.said).toContain('hay unas comillas que no se cierran');
});
