import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

const upload = (bytes: Uint8Array) => here.admin.call(productDesk.uploadPicture, { bytes });

test('MEND-41 a photo of 108 million pixels is accepted and rotated upright', { tags: 'long' }, async () => {
  const photo = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#8a6d55' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await upload(photo)).toMatchObject({ width: 9_000, height: 12_000 });
});

test.for(['heic', 'mif1', 'hevc'])(
  'MEND-41 a picture of the unsupported type %s is rejected with advice',
  async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}heic and so on`, 'latin1');
    const { status, detail } = await here.admin.refusal(productDesk.uploadPicture, { bytes });
    expect({ status, detail }).toEqual({ status: 422, detail: expect.stringMatching(/HEIC.*Más compatible.*JPEG/) });
  },
);

test('MEND-41 APROD-1 an SVG may begin with comments and becomes pixels, and what only looks like an SVG is rejected quickly', async () => {
  const comments = '<!-- a - b > -->\n'.repeat(20);
  const drawing = `<?xml version="1.0"?>${comments}<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1000"><path d="M0 0h1v1000z"/></svg>`;
  // A very tall one is drawn in a size that fits.
  expect(await upload(Buffer.from(drawing))).toMatchObject({ width: 8, height: 7680 });
  const { status } = await here.admin.refusal(productDesk.uploadPicture, {
    bytes: Buffer.from(`${'<!---->'.repeat(280)}x`),
  });
  expect(status).toBe(422);
});

test.each([
  ['declarations without an end', '<!DOCTYPE '.repeat(100_000)],
  ['elements within elements, with other ends', `${'<x>'.repeat(70_000)}${'</y>'.repeat(70_000)}`],
  ['a chain of uses', Array.from({ length: 4900 }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`).join('')],
])('MEND-41 an SVG of %s is refused without work, however long it is', async (_name, inside) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">${inside}<path d="M0 0h4v5z"/></svg>`;
  const { status, detail } = await here.admin.refusal(productDesk.uploadPicture, { bytes: Buffer.from(svg) });
  expect({ status, detail }).toEqual({ status: 422, detail: expect.stringContaining('demasiado complejo') });
});

test('MEND-41 an SVG for a product is cleaned as a logo is, and what would be lost of it is said', async () => {
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">${inside}</svg>`);
  const detailOf = async (inside: string) =>
    (await here.admin.refusal(productDesk.uploadPicture, { bytes: svg(inside) })).detail;
  expect(await detailOf('<text>Rebajas</text>')).toContain('tiene textos');
  expect(await detailOf('<image href="data:image/png;base64,AAAA"/>')).toContain('tiene una foto');
  expect(await upload(svg('<script>alert(1)</script><path d="M0 0h4v5z"/>'))).toMatchObject({ width: 1920 });
});
