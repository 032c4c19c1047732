import { expect, test } from '../fixtures/test.ts';
import sharp from 'sharp';

/** Returns a picture of one shade, so that no two of them are the same. */
const picture = (shade: number) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: { r: shade, g: 90, b: 140 } } });

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('MEND-5 of several files, chosen or dropped, each is uploaded, or listed with the reason', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/createproduct');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
  const field = page.getByLabel('Subir imágenes');
  await field.setInputFiles([
    file('frente.png', 'image/png', await picture(10).png().toBuffer()),
    file('nota.png', 'image/png', Buffer.from('no es una imagen')),
    file('espalda.webp', 'image/webp', await picture(20).webp().toBuffer()),
    file('IMG_0001.HEIC', 'image/heic', heic),
    file('detalle.jpg', 'image/jpeg', await picture(30).jpeg().toBuffer()),
  ]);
  const named = page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem');
  await expect(named.filter({ hasText: /^nota\.png no se pudo subir.*debe ser png/ })).toBeVisible();
  await expect(named.filter({ hasText: /^IMG_0001\.HEIC no se pudo subir.*es HEIC.*Más compatible/ })).toBeVisible();
  const uploaded = page.getByLabel(/^Texto alternativo de la imagen/);
  await expect(uploaded).toHaveCount(3);
  await expect(named).toHaveCount(2);

  const encoded = await Promise.all(
    [40, 50, 60].map(async (shade) => (await picture(shade).png().toBuffer()).toString('base64')),
  );
  await field.evaluate((input, files) => {
    const dropped = new DataTransfer();
    for (const [at, text] of files.entries()) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dropped.items.add(new File([bytes], `foto-${at}.png`, { type: 'image/png' }));
    }
    // As a browser does with files dropped on a file field.
    if (input instanceof HTMLInputElement) input.files = dropped.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, encoded);
  await expect(uploaded).toHaveCount(6);
});

test('MEND-41 a big photo is resized before the upload, and arrives upright @all', async ({ page, owner }) => {
  await owner.enter('/admin/createproduct');
  const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8a6d55' } });
  const upside = await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  // As large as a real one, by data that cameras append to the picture.
  const photo = Buffer.concat([upside, Buffer.alloc(6 * 1024 * 1024, 'camera')]);
  const sending = page.waitForRequest(/\/admin\/pictures$/);
  const answered = page.waitForResponse(/\/admin\/pictures$/);
  await page.getByLabel('Subir imágenes').setInputFiles([file('foto.jpg', 'image/jpeg', photo)]);
  expect((await sending).headers()['content-type']).toBe('application/octet-stream');
  expect(await (await answered).json()).toMatchObject({ width: 1920, height: 2560 });
  await expect(page.getByLabel('Texto alternativo de la imagen 1')).toBeVisible();
});
