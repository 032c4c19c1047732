import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { readPage } from '../fixtures/sent-page.ts';
import { desktop, phone } from '../fixtures/visit.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';
import { addCampaign, addPicked, openEditor, openForm, originalDraft, saveDraft, titles } from './home-editor.ts';
import { watchShifts } from './layout-shifts.ts';

/** Reads the home page as a guest: its headings, and how much moved while it was loaded and scrolled. */
async function seenBy(page: Page) {
  const isPhone = page.viewportSize()?.width === phone.width;
  const moved = await watchShifts(page);
  await page.goto('/');
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.mouse.wheel(0, 700);
  return {
    headings: await page.locator('main').getByRole('heading').allTextContents(),
    tops: await page.locator('main > section h2, main #tienda > section h2').allTextContents(),
    // Its colours and names are the same at both widths.
    findings: [...(isPhone ? await nightlyViolations(page, { isSample: true }) : []), ...(await misfits(page))],
    moved: await moved(),
  };
}

test('OWN-4 the owner adds a campaign and a row of picked products, reorders, previews, publishes and goes back @all', async ({
  page,
  owner,
  request,
  visit,
}) => {
  const [campaign, row] = ['Abrigo de invierno', 'Para el frío'];
  const isPublic = async () => (await readPage(request, '/')).text.includes(campaign);
  await openEditor(page);
  const before = await titles(page);
  await expect(page.getByRole('button', { name: 'Guardar borrador' })).toHaveCount(0);
  await addCampaign(page, campaign);
  const picked = await addPicked(page, row);
  expect(await titles(page)).toEqual([...before, `Campaña: ${campaign}`, `Fila de productos: ${row}`]);

  // By the keyboard: held with the space bar, moved with the arrows, and put back with Escape.
  const handle = page.getByRole('button', { name: `Mover «Campaña: ${campaign}»` });
  const said = page.getByRole('region', { name: 'Bloques de la portada' }).getByRole('status');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(/^Tomó «Campaña: Abrigo.*lugar 7 de 8/);
  for (const _ of before) await page.keyboard.press('ArrowUp');
  await expect(said).toHaveText(/lugar 1 de 8\.$/);
  expect((await titles(page))[0]).toBe(`Campaña: ${campaign}`);
  await page.keyboard.press('Escape');
  expect((await titles(page))[6]).toBe(`Campaña: ${campaign}`);
  await page.keyboard.press('Space');
  for (const _ of before) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(said).toHaveText(/quedó en el lugar 1 de 8\.$/);
  await expect(handle).toBeFocused();

  await dragToSecond(page, `Fila de productos: ${row}`);
  expect((await titles(page)).slice(0, 2)).toEqual([`Campaña: ${campaign}`, `Fila de productos: ${row}`]);

  // Removed and brought back.
  await page.getByRole('button', { name: `Quitar «Campaña: ${campaign}»` }).click();
  expect((await titles(page))[0]).toBe(`Fila de productos: ${row}`);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  expect((await titles(page))[0]).toBe(`Campaña: ${campaign}`);

  // The preview is of the draft, which it saves; guests still see what they saw.
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = owner.dialog(/^Vista previa/);
  const shown = preview.frameLocator('iframe').getByRole('heading', { name: campaign });
  const width = () => page.locator('iframe').evaluate((one) => one.clientWidth);
  await expect(shown).toBeVisible();
  expect(await width()).toBe(phone.width);
  await page.getByRole('button', { name: 'Computadora' }).click();
  await expect.poll(width).toBe(desktop.width);
  await expect(shown).toBeVisible();
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  expect(await isPublic()).toBe(false);

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await owner.toast('Portada publicada.');
  expect(await isPublic()).toBe(true);
  for (const one of [phone, desktop]) {
    const guest = await visit({ width: one.width });
    const seen = await seenBy(guest.page);
    expect(seen.tops.slice(0, 2)).toEqual([campaign, row]);
    expect([seen.findings, seen.moved]).toEqual([[], []]);
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(guest.page.getByRole('img', { name: 'Un perchero con ropa de abrigo' })).toHaveCount(1);
    const names = picked.map((name) => name.replace(/ \S+$/, ''));
    const at = seen.headings.indexOf(row);
    for (const [place, name] of names.entries()) expect(seen.headings[at + 1 + place]).toContain(name.slice(0, 12));
  }

  // Back to the original one.
  await page.getByRole('button', { name: 'Volver a la portada original' }).click();
  await owner.toast('Versión recuperada como borrador.');
  expect(await titles(page)).toEqual(before);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await owner.toast('Portada publicada.');
  await expect.poll(isPublic).toBe(false);
});

/** Drags a block to the second place by the pointer. */
async function dragToSecond(page: Page, block: string): Promise<void> {
  const handle = page.getByRole('button', { name: `Mover «${block}»` });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error('the handle is not shown');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  // At the upper edge of the window the page scrolls by itself.
  for (let turn = 0; turn < 200 && (await titles(page))[1] !== block; turn += 1) {
    await page.mouse.move(from.x + 20, turn % 2 === 0 ? 90 : 60);
    const second = await page
      .getByRole('button', { name: /^Mover / })
      .nth(1)
      .boundingBox();
    if (second && second.y > 0) await page.mouse.move(from.x + 20, second.y + 4);
  }
  await page.mouse.up();
}

test('OWN-4 a publication is scheduled and cancelled, and a deleted product is marked @all', async ({
  page,
  owner,
}) => {
  const row = 'Fila de prueba';
  await originalDraft(page);
  await saveDraft(page, (blocks) => [
    ...blocks,
    { id: 'prueba', kind: 'products', title: row, source: { by: 'picked', products: [5, 999_999] } },
  ]);
  await page.goto('/admin/home');
  await page.getByRole('button', { name: 'Programar la publicación' }).click();
  const form = openForm(page);
  await form.getByLabel('Publicar el').fill('2020-01-01T10:00');
  await expect(form.getByText('Elija una fecha y una hora que no hayan pasado')).toBeVisible();
  await form.getByLabel('Publicar el').fill('2999-01-01T10:00');
  await form.getByRole('button', { name: 'Programar', exact: true }).click();
  await owner.toast('Publicación programada.');
  await expect(page.getByText(/^La versión \d+ se publica el 2999-01-01 10:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar la publicación' }).click();
  await owner.toast('Publicación cancelada.');

  const gone = page.getByText(/^Algunas de las prendas elegidas ya no existen/);
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: `Modificar «Fila de productos: ${row}»` }).click();
  await expect(form.getByText(/^La prenda N° \d+ ya no existe/)).toBeVisible();
  await form.getByRole('button', { name: /^Quitar la prenda N°/ }).click();
  await form.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await owner.toast('Borrador guardado.');
  await expect(gone).toHaveCount(0);
});
