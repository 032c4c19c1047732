import { expect, test } from '../fixtures/test.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boughtOrder } from '../actors/bought-order.ts';
import { administrator } from '../actors/administrator.ts';

test('SHIP-6 the chosen orders are printed in a new tab, and so is one order', async ({ visit }) => {
  const buyer = await visit({ width });
  const { buyer: she, reference, number } = await boughtOrder(buyer.page);
  await buyer.close();

  const { page, close } = await visit({ width });
  await administrator(page).enter('/admin/orders');
  await page.goto(`/admin/orders?buyer=${she.username}`);
  await page.getByRole('checkbox', { name: `Elegir la orden ${number}` }).check();
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click();
  for (const [label, name, text] of [
    ['Imprimir remitos', 'remitos', `Remito de la orden N° ${number}`],
    ['Imprimir etiquetas', 'etiquetas', `Orden N° ${number}`],
    ['Lista de preparación', 'lista-de-preparacion', `Orden ${number}`],
  ] as const) {
    const link = page.getByRole('link', { name: label });
    expect(await link.getAttribute('target')).toBe('_blank');
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}-orden-${number}.pdf"`,
    });
    expect(await textOf(await file.body())).toContain(text);
  }
  await page.goto(`/admin/orders/${reference}`);
  const prints = page.getByRole('group', { name: 'Imprimir' });
  await prints.waitFor();
  expect(await prints.getByRole('link').count()).toBe(3);
  const opened = page.waitForEvent('popup');
  await prints.getByRole('link', { name: 'Imprimir remito' }).click();
  await (await opened).close();
  expect((await page.request.get(`/admin/documents/otro?number=${number}`)).status()).toBe(404);
});

async function textOf(data: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(data) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
