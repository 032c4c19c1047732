import { interactions } from '../fixtures/interactions.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../actors/unique.ts';

test('GOOD-7 a delivery is typed as a scanner types, survives a reload, is saved once, and stands in the history of its size @all', async ({
  page,
  owner,
  shop,
}) => {
  const name = unique('Gorra');
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `with made as (
      insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      select $1, '', genre, 'Casa', 'Azul', 100000, id from categories order by id limit 1 returning id)
    insert into variants (product_id, brand_size, position, stock) select id, size, place, 2 from made,
      unnest(array['M', 'L']) with ordinality as sizes (size, place) returning product_id as id`,
    [name],
  );
  const id = String(rows[0]?.id);
  await owner.enter('/admin/stock');
  await page.getByRole('link', { name: 'Recibir entrega' }).click();
  const scan = page.getByLabel('Escanear o escribir');
  await expect(scan).toBeFocused();
  const lines = page.getByRole('list', { name: 'Talles', exact: true }).getByRole('listitem');
  // A size: a text and Enter, then how many, each in the same field.
  await scan.fill(`${name} M`);
  await scan.press('Enter');
  await expect(lines).toHaveCount(1);
  await scan.fill('12');
  await scan.press('Enter');
  await expect(lines.first()).toContainText('2 → 14');
  await scan.fill(`3*${name} L`);
  await scan.press('Enter');
  await expect(lines.first()).toContainText('2 → 5');
  await scan.fill(`${name} M`);
  await scan.press('Enter');
  await expect(lines.first()).toContainText('2 → 15');
  await scan.fill('no hay nada así');
  await scan.press('Enter');
  await expect(page.getByText('No encontramos “no hay nada así”.')).toBeVisible();
  await page.reload();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('2 → 15');
  await page.getByRole('textbox', { name: 'Nota' }).fill('Remito 77');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Stock guardado: 2 talles');
  await expect(page.getByText('Todavía no hay talles.')).toBeVisible();
  await expect(scan).toBeFocused();

  await page.goto(`/admin/stock/${id}`);
  const newest = page.getByRole('row').filter({ hasText: 'Remito 77' });
  await expect(newest).toHaveCount(2);
  await page.getByRole('link', { name: 'M (15)' }).click();
  await expect(newest).toHaveCount(1);
  await expect(newest).toContainText('+13');
  await expect(newest).toContainText('Entrega recibida');
  await page.getByLabel('Avisar desde').fill('20');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Límite guardado');
  await page.goto(`/admin/stock?level=low&search=${encodeURIComponent(name)}`);
  await expect(page.locator('main [data-row]')).toHaveCount(2);
});

test('GOOD-7 twenty sizes of twelve products are received in at most 24 interactions @all', async ({
  page,
  owner,
  shop,
}) => {
  const name = unique('Guante');
  const { rows } = await shop.database.pool.query<{ sku: string }>(
    `with home as (select id, genre from categories order by id limit 1), made as (
      insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      select $1 || ' ' || place, '', genre, 'Casa', 'Azul', 100000, id from home, generate_series(1, 12) as place
      returning id)
    insert into variants (product_id, brand_size, position, stock, sku)
    select id, size, place, 1, 'G-' || id || '-' || size from made,
      unnest(array['M', 'L']) with ordinality as sizes (size, place)
    where size = 'M' or id % 3 > 0 returning sku`,
    [name],
  );
  const skus = rows.map(({ sku }) => sku);
  expect(skus).toHaveLength(20);
  const { does, count } = interactions();
  await does(() => owner.enter('/admin/stock'));
  await does(() => page.getByRole('link', { name: 'Recibir entrega' }).click());
  const scan = page.getByLabel('Escanear o escribir');
  await expect(scan).toBeFocused();
  // How many and the code of the size, as they stand on the paper of the delivery, and Enter.
  for (const sku of skus) {
    await does(
      () => scan.fill(`7*${sku}`),
      () => scan.press('Enter'),
    );
  }
  const lines = page.getByRole('list', { name: 'Talles', exact: true }).getByRole('listitem');
  await expect(lines).toHaveCount(20);
  await does(() => page.getByRole('button', { name: 'Guardar', exact: true }).click());
  await owner.toast('Stock guardado: 20 talles');
  expect(count()).toBeLessThanOrEqual(24);
  const { rows: after } = await shop.database.pool.query<{ stock: number }>(
    'select distinct stock from variants where sku = any($1)',
    [skus],
  );
  expect(after).toEqual([{ stock: 8 }]);
});

test('GOOD-7 units are counted where there is no camera to read codes, and a correction says why @all', async ({
  page,
  owner,
  shop,
}) => {
  const name = unique('Bufanda');
  await shop.database.pool.query(
    `with made as (
      insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      select $1, '', genre, 'Casa', 'Azul', 100000, id from categories order by id limit 1 returning id)
    insert into variants (product_id, brand_size, stock) select id, 'ÚNICO', 5 from made`,
    [name],
  );
  await owner.enter('/admin/stock/count');
  const scan = page.getByLabel('Escanear o escribir');
  // The number is typed while what it is of is still looked up.
  const typed = Promise.withResolvers<void>();
  await page.route('**/admin/stock/find.data*', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await scan.fill(name);
  await scan.press('Enter');
  await scan.fill('4');
  await scan.press('Enter');
  await expect(scan).toHaveValue('');
  typed.resolve();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('5 → 4');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Stock guardado: 1 talle');
  await page.goto(`/admin/stock?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Stock: 4' }).click();
  await page.getByLabel('Stock del talle ÚNICO').fill('3');
  await page.getByLabel('Motivo').selectOption('Prenda dañada');
  await page.getByLabel('Detalle (opcional)').fill('Manchada');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Stock actualizado!');
  await page.getByRole('button', { name: 'Stock: 3' }).click();
  await page.getByRole('link', { name: 'Ver movimientos' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Manchada' })).toContainText('Corrección: Prenda dañada');
});

test('GOOD-7 the camera counts each code that it is shown, and a browser that refuses it says so @all', async ({
  page,
  owner,
  shop,
}) => {
  const name = unique('Chalina');
  const { rows } = await shop.database.pool.query<{ sku: string }>(
    `with made as (
      insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      select $1, '', genre, 'Casa', 'Azul', 100000, id from categories order by id limit 1 returning id)
    insert into variants (product_id, brand_size, stock, sku) select id, size, 5, 'C-' || id || '-' || size
    from made, unnest(array['S', 'M']) as size returning sku`,
    [name],
  );
  const [small = '', medium = ''] = rows.map(({ sku }) => sku);
  // Headless browsers have no detector, and no camera: this one sees what the test holds before it.
  await page.addInitScript(`
    window.BarcodeDetector = class {
      async detect() { return window.held ? [{ rawValue: window.held }] : []; }
    };
    navigator.mediaDevices.getUserMedia = async () => {
      if (window.refuses) throw new DOMException('denied', 'NotAllowedError');
      const canvas = document.createElement('canvas');
      const paint = canvas.getContext('2d');
      setInterval(() => paint.fillRect(0, 0, 10, 10), 50);
      return canvas.captureStream(20);
    };
  `);
  const hold = (code: string) => page.evaluate(`window.held = ${JSON.stringify(code)}`);
  await owner.enter('/admin/stock/count');
  await page.evaluate('window.refuses = true');
  await page.getByRole('button', { name: 'Usar la cámara' }).click();
  await expect(page.getByText('No pudimos usar la cámara. Revise el permiso del navegador.')).toBeVisible();
  await page.evaluate('window.refuses = false');
  await page.getByRole('button', { name: 'Usar la cámara' }).click();
  const line = (size: string) => page.getByRole('listitem').filter({ hasText: `${name} Azul talle ${size}` });
  await hold(small);
  await expect(line('S')).toContainText('5 → 1');
  await hold(medium);
  await expect(line('M')).toContainText('5 → 1');
  await hold(small);
  await expect(line('S')).toContainText('5 → 2');
  await page.getByRole('button', { name: 'Apagar la cámara' }).click();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Stock guardado: 2 talles');
});
