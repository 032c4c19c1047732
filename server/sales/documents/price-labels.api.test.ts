import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '#contract/sales/orders/documents.ts';
import { purchaseScene } from '#test/purchase.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);
let sizes: readonly { readonly id: number; readonly size: string }[];
let product: number;

beforeAll(async () => {
  product = (await here.scene.product()).id;
  const { rows } = await here.shop.pool.query<{ id: number; size: string }>(
    "insert into variants (product_id, brand_size, stock, position, sku, barcode) values ($1, 'XL', 3, 8, 'CAM-XL', '7791234567898'), ($1, 'XXL', 2, 9, 'Ñandú', null) returning id, brand_size as size",
    [product],
  );
  sizes = rows;
});

const print = (label: readonly string[], more: { readonly format?: 'a4' | 'roll'; readonly skip?: number } = {}) =>
  here.admin.call(documents.priceLabels, { label: [...label], ...more });

describe('GOOD-11 price labels', () => {
  test('have name, size, price and the barcode as shops scan it, as many as asked for', async () => {
    const file = await print([`${sizes[0]?.id}x2`]);
    const { pages, info } = await readPdf(file.bytes);
    expect(pages).toHaveLength(1);
    const [{ text = '', tree = '', size = [] } = {}] = pages;
    expect(size).toEqual([595, 842]);
    expect(text.match(/Talle XL/g)).toHaveLength(2);
    expect(text.match(/7791234567898/g)).toHaveLength(2);
    expect(text).toMatch(/\$/);
    expect(tree.match(/Código de barras 7791234567898/g)).toHaveLength(2);
    expect(info).toMatchObject({ Title: '2 etiquetas de precio' });
  });

  test('begin on a sheet where it is not used yet, and go on with the next', async () => {
    const { pages } = await readPdf((await print([`${sizes[0]?.id}x3`], { skip: 22 })).bytes);
    expect(pages.map(({ text }) => text.match(/Talle XL/g)?.length)).toEqual([2, 1]);
  });

  test('are one a page on a roll; a code that no scanner reads has no bars', async () => {
    const file = await print([`${sizes[0]?.id}x1`, `${sizes[1]?.id}x1`], { format: 'roll' });
    const { pages } = await readPdf(file.bytes);
    expect(pages.map(({ size }) => size)).toEqual([
      [142, 71],
      [142, 71],
    ]);
    expect(pages[0]?.tree).toContain('Figure');
    expect(pages[1]?.text).toContain('Ñandú');
    expect(pages[1]?.tree).not.toContain('Figure');
  });

  test('are counted before they are drawn, and unknown sizes are left out', async () => {
    const refused = await here.admin.refusal(documents.priceLabels, { label: [`${sizes[0]?.id}x2001`] });
    expect([refused.code, refused.detail]).toEqual(['too_many_labels', 'Se imprimen hasta 2000 etiquetas por vez.']);
    expect((await here.admin.refusal(documents.priceLabels, { label: ['999999x1'] })).code).toBe('nothing_to_print');
    expect((await here.admin.refusal(documents.priceLabels, { label: ['1y2'] })).code).toBe('invalid');
    const customer = await here.shop.customer('curiosa');
    expect((await customer.refusal(documents.priceLabels, { label: ['1x1'] })).status).toBe(403);
    const listed = await here.admin.call(documents.labelSizes, { product: [product] });
    expect(listed.sizes.map(({ size }) => size)).toEqual(expect.arrayContaining(['XL', 'XXL']));
  });
});
