import sharp from 'sharp';
import { mp4Of } from '#test/mp4.ts';
import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { unique } from '../actors/unique.ts';
import { describeProduct } from './product-form.ts';

test('GOOD-10 a video is uploaded with its product, not fetched before it is pressed, and plays without sound @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/createproduct');
  const name = unique('Camisa');
  await describeProduct(page, name);
  await page.getByLabel('Precio actual').fill('18990');
  const photo = sharp({ create: { width: 40, height: 50, channels: 3, background: '#335577' } });
  await page
    .getByLabel('Subir imágenes')
    .setInputFiles({ name: 'frente.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() });
  const field = page.locator('input[type="file"][accept^="video"]');
  await field.setInputFiles({ name: 'larga.mp4', mimeType: 'video/mp4', buffer: mp4Of({ seconds: 40 }) });
  await expect(page.getByText(/larga\.mp4 no se pudo subir.*dura más de 30 segundos/)).toBeVisible();
  await field.setInputFiles({ name: 'camisa.mp4', mimeType: 'video/mp4', buffer: mp4Of({ hasSound: true }) });
  await page.getByLabel('Qué se ve en el video').fill('La tela se mueve');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await owner.toast(backOfficeTexts.productForm.created);

  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Modificar ${name}` }).click();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  const inShop = await page.getByRole('link', { name: 'Ver en la tienda' }).getAttribute('href');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
  await page.goto(inShop ?? '');
  asked.length = 0;
  // At this width all pictures are on the page at once, and the video below them.
  const play = page.getByRole('link', { name: 'Reproducir el video: La tela se mueve' });
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeInViewport();
  // The code of the player comes after the page's own; before, the link leads to the file.
  await expect
    .poll(() => play.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
  expect(asked).toEqual([]);
  await play.click();
  const player = page.getByLabel('La tela se mueve', { exact: true });
  await expect(player).toHaveJSProperty('muted', true);
  await expect(player).toHaveJSProperty('autoplay', false);
  await expect(player).toHaveAttribute('playsinline', '');
  await expect.poll(() => asked).not.toEqual([]);
});
