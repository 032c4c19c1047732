import { expect, test } from '../fixtures/test.ts';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Returns a picture that no other test has made, so that it is not stored already. */
const picture = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('MEND-5 of several files chosen at once each is uploaded, or listed with the reason', async ({ page, owner }) => {
  await owner.enter('/admin/createproduct');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
  await page
    .getByLabel('Subir imágenes')
    .setInputFiles([
      file('frente.png', 'image/png', await picture(40, 50).png().toBuffer()),
      file('nota.png', 'image/png', Buffer.from('no es una imagen')),
      file('espalda.webp', 'image/webp', await picture(40, 50).webp().toBuffer()),
      file('IMG_0001.HEIC', 'image/heic', heic),
      file('detalle.jpg', 'image/jpeg', await picture(40, 50).jpeg().toBuffer()),
    ]);
  const named = page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem');
  await named.filter({ hasText: /^nota\.png no se pudo subir.*debe ser png/ }).waitFor();
  await named.filter({ hasText: /^IMG_0001\.HEIC no se pudo subir.*es HEIC.*Más compatible/ }).waitFor();
  await page.getByLabel('Texto alternativo de la imagen 3').waitFor();
  expect(await named.count()).toBe(2);
  expect(await page.getByLabel(/^Texto alternativo de la imagen/).count()).toBe(3);
});

test('MEND-5 all files dropped on the field are uploaded', async ({ page, owner }) => {
  await owner.enter('/admin/createproduct');
  const texts = await Promise.all(
    [1, 2, 3].map(async () => (await picture(40, 50).png().toBuffer()).toString('base64')),
  );
  await page.getByLabel('Subir imágenes').evaluate((input, encoded) => {
    const dropped = new DataTransfer();
    for (const [at, text] of encoded.entries()) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dropped.items.add(new File([bytes], `foto-${at}.png`, { type: 'image/png' }));
    }
    // As a browser does with files dropped on a file field.
    if (input instanceof HTMLInputElement) input.files = dropped.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, texts);
  await page.getByLabel('Texto alternativo de la imagen 3').waitFor();
});

test('MEND-41 a big photo is resized before the upload, and arrives upright', async ({ page, owner }) => {
  await owner.enter('/admin/createproduct');
  const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8a6d55' } });
  const upside = await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  // As large as a real one, by data that cameras append to the picture.
  const photo = Buffer.concat([upside, randomBytes(6 * 1024 * 1024)]);
  const sending = page.waitForRequest(/\/admin\/pictures$/);
  const answered = page.waitForResponse(/\/admin\/pictures$/);
  await page.getByLabel('Subir imágenes').setInputFiles([file('foto.jpg', 'image/jpeg', photo)]);
  expect((await sending).headers()['content-type']).toBe('application/octet-stream');
  expect(await (await answered).json()).toMatchObject({ width: 1920, height: 2560 });
  await page.getByLabel('Texto alternativo de la imagen 1').waitFor();
});
