import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { addCampaign, addPicked, openForm, titles } from './home-editor.ts';
import { misfits, violations } from '../walk/inspection.ts';
import { openOwnShop } from '../fixtures/shop.ts';
import type { OwnShop } from '../fixtures/shop.ts';
import { logIn } from '../actors/ready-accounts.ts';

/** Its own shop, because the home page is one for all. */
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop();
}, 600_000);

test.afterAll(() => shop.close());

async function openEditor(width: number) {
  const visited = await visit({ width, shopUrl: shop.url });
  await logIn(visited.page, 'admin', 'admin1234', shop.url);
  await visited.page.goto('/admin/home');
  await visited.page
    .getByRole('button', { name: /^Mover / })
    .first()
    .waitFor();
  return visited;
}

/** Reads the home page as a guest: its headings, and how much moved while it was loaded and scrolled. */
async function seenBy(width: number) {
  const { page, close } = await visit({ width, shopUrl: shop.url });
  await page.addInitScript(`
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto('/');
  const headings = await page.locator('main').getByRole('heading').allTextContents();
  const tops = await page.locator('main > section h2, main #tienda > section h2').allTextContents();
  const source = await page
    .getByRole('img', { name: 'Un perchero con ropa de abrigo' })
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')));
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.mouse.wheel(0, 700);
  const findings = [...(await violations(page)), ...(await misfits(page))];
  const moved = await page.evaluate('window.moved');
  const h1 = await page.getByRole('heading', { level: 1 }).count();
  await close();
  return { headings, tops, source, findings, moved, h1 };
}

test('OWN-4 the owner adds a campaign and a row of picked products, reorders, previews, publishes and goes back', async () => {
  const { page, close } = await openEditor(width);
  const she = administrator(page);
  const before = await titles(page);
  expect(await page.getByRole('button', { name: 'Guardar borrador' }).count()).toBe(0);
  expect([...(await violations(page)), ...(await misfits(page))]).toEqual([]);
  const [campaign, row] = [`Abrigo ${width}`, `Para el frío ${width}`];
  await addCampaign(page, campaign);
  const picked = await addPicked(page, row);
  expect(await titles(page)).toEqual([...before, `Campaña: ${campaign}`, `Fila de productos: ${row}`]);

  // By the keyboard: held with the space bar, moved with the arrows, and put back with Escape.
  const handle = page.getByRole('button', { name: `Mover «Campaña: ${campaign}»` });
  const said = page.getByRole('region', { name: 'Bloques de la portada' }).getByRole('status');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => said.textContent()).toMatch(/^Tomó «Campaña: Abrigo.*lugar 7 de 8/);
  for (const _ of before) await page.keyboard.press('ArrowUp');
  await expect.poll(() => said.textContent()).toMatch(/lugar 1 de 8\.$/);
  expect((await titles(page))[0]).toBe(`Campaña: ${campaign}`);
  await page.keyboard.press('Escape');
  expect((await titles(page))[6]).toBe(`Campaña: ${campaign}`);
  await page.keyboard.press('Space');
  for (const _ of before) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => said.textContent()).toMatch(/quedó en el lugar 1 de 8\.$/);
  expect(await handle.evaluate((one) => one === document.activeElement)).toBe(true);

  // By the pointer: dragged to the second place.
  const dragged = page.getByRole('button', { name: `Mover «Fila de productos: ${row}»` });
  await dragged.scrollIntoViewIfNeeded();
  const from = await dragged.boundingBox();
  if (!from) throw new Error('the handle is not shown');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  for (let turn = 0; turn < 200 && (await titles(page))[1] !== `Fila de productos: ${row}`; turn += 1) {
    await page.mouse.move(from.x + 20, turn % 2 === 0 ? 90 : 60);
    const second = await page
      .getByRole('button', { name: /^Mover / })
      .nth(1)
      .boundingBox();
    if (second && second.y > 0) await page.mouse.move(from.x + 20, second.y + 4);
  }
  await page.mouse.up();
  expect((await titles(page)).slice(0, 2)).toEqual([`Campaña: ${campaign}`, `Fila de productos: ${row}`]);

  // Removed and brought back.
  await page.getByRole('button', { name: `Quitar «Campaña: ${campaign}»` }).click();
  expect((await titles(page))[0]).toBe(`Fila de productos: ${row}`);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  expect((await titles(page))[0]).toBe(`Campaña: ${campaign}`);

  // The preview is of the draft, which it saves; guests still see what they saw.
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const frame = page.getByRole('dialog', { name: /^Vista previa/ }).frameLocator('iframe');
  await frame.getByRole('heading', { name: campaign }).waitFor();
  expect(await page.locator('iframe').evaluate((one) => one.clientWidth)).toBe(390);
  await page.getByRole('button', { name: 'Computadora' }).click();
  await expect.poll(() => page.locator('iframe').evaluate((one) => one.clientWidth)).toBe(1440);
  await frame.getByRole('heading', { name: campaign }).waitFor();
  await page
    .getByRole('dialog', { name: /^Vista previa/ })
    .getByRole('button', { name: 'Cerrar' })
    .click();
  expect((await seenBy(width)).headings).not.toContain(campaign);

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await she.toast('Portada publicada.');
  for (const one of widths) {
    const seen = await seenBy(one);
    expect(seen.tops.slice(0, 2)).toEqual([campaign, row]);
    expect(seen.h1).toBe(1);
    expect([...seen.findings, seen.moved]).toEqual([[]]);
    expect(seen.source).toHaveLength(1);
    const names = picked.map((name) => name.replace(/ \S+$/, ''));
    const at = seen.headings.indexOf(row);
    for (const [place, name] of names.entries()) expect(seen.headings[at + 1 + place]).toContain(name.slice(0, 12));
  }

  // Back to the original one.
  await page.getByRole('button', { name: 'Volver a la portada original' }).click();
  await she.toast('Versión recuperada como borrador.');
  expect(await titles(page)).toEqual(before);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await she.toast('Portada publicada.');
  expect((await seenBy(width)).headings).not.toContain(campaign);
  await close();
});

test('OWN-4 of two who edit, the second is asked, and her blocks stay on the screen', async () => {
  const [ana, eva] = [await openEditor(1440), await openEditor(1440)];
  const removeFirst = (page: Page) =>
    page
      .getByRole('button', { name: /^Quitar / })
      .first()
      .click();
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar borrador' }).click();
  await removeFirst(ana.page);
  await save(ana.page);
  await administrator(ana.page).toast('Borrador guardado.');
  await eva.page
    .getByRole('button', { name: /^Bajar / })
    .first()
    .click();
  const hers = await titles(eva.page);
  await save(eva.page);
  const question = eva.page.getByRole('dialog', { name: 'Otra persona guardó la portada' });
  await question.getByText(/^admin guardó la versión \d+/).waitFor();
  // Her blocks are on the screen, so nothing says that the other version is.
  expect(await eva.page.getByText('aquí está su versión').count()).toBe(0);
  expect(await violations(eva.page)).toEqual([]);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await titles(eva.page)).toEqual(hers);
  // Leaving now would lose it, so it is asked first.
  await eva.page.getByRole('link', { name: 'Ver la tienda' }).click();
  await administrator(eva.page).confirm(/^¿Salir/, 'Seguir editando');
  await save(eva.page);
  await question.getByRole('button', { name: 'Guardar lo mío' }).click();
  await administrator(eva.page).toast('Borrador guardado.');
  expect(await titles(eva.page)).toEqual(hers);
  await eva.page.reload();
  expect(await titles(eva.page)).toEqual(hers);
  await ana.close();
  await eva.close();
});

test('OWN-4 a publication is scheduled and cancelled, and a deleted product is marked', async () => {
  const { page, close } = await openEditor(1440);
  const she = administrator(page);
  const row = 'Fila de prueba';
  await addPicked(page, row);
  await page.getByRole('button', { name: 'Programar la publicación' }).click();
  const form = openForm(page);
  await form.getByLabel('Publicar el').fill('2020-01-01T10:00');
  await form.getByText('Elija una fecha y una hora que no hayan pasado').waitFor();
  await form.getByLabel('Publicar el').fill('2999-01-01T10:00');
  await form.getByRole('button', { name: 'Programar', exact: true }).click();
  await she.toast('Publicación programada.');
  await page.getByText(/^La versión \d+ se publica el 2999-01-01 10:00/).waitFor();
  expect((await seenBy(1440)).headings).not.toContain(row);
  await page.getByRole('button', { name: 'Cancelar la publicación' }).click();
  await she.toast('Publicación cancelada.');

  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select (content -> 'blocks' -> -1 -> 'source' -> 'products' ->> 0)::int as id from content_versions
     where kind = 'home' and key = 'home' order by version desc limit 1`,
  );
  await shop.database.pool.query('delete from products where id = $1', [rows[0]?.id]);
  await page.reload();
  await page.getByText(/^Algunas de las prendas elegidas ya no existen/).waitFor();
  await page.getByRole('button', { name: `Modificar «Fila de productos: ${row}»` }).click();
  await openForm(page)
    .getByText(/^La prenda N° \d+ ya no existe/)
    .waitFor();
  await openForm(page)
    .getByRole('button', { name: /^Quitar la prenda N°/ })
    .click();
  await openForm(page).getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await she.toast('Borrador guardado.');
  expect(await page.getByText(/ya no existen/).count()).toBe(0);
});
