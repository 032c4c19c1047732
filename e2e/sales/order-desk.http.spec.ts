import type { APIRequestContext } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import type { Shop } from '../fixtures/shop.ts';

async function logIn(request: APIRequestContext, url: string): Promise<void> {
  const data = { user_name: 'admin', user_password: 'admin1234' };
  expect((await request.post('/api/users/login', { headers: { origin: url }, data })).status()).toBe(200);
}

/** Returns the number of an order of the demo that waits to be sent. */
async function waitingOrder({ database }: Shop): Promise<number> {
  const { rows } = await database.pool.query<{ number: number }>(
    `select number from orders where fulfilment = 'to_prepare' and delivery_address is not null order by number limit 1`,
  );
  return rows[0]?.number ?? 0;
}

test('DESK-2 without scripts the orders are filtered by a form', async ({ request, shop }) => {
  await logIn(request, shop.url);
  const { $ } = await readPage(request, '/admin/orders?buyer=maria');
  const form = $('main form').filter((_, one) => $(one).find('[name="status"]').length > 0);
  expect([form.length, form.attr('method') ?? 'get', form.attr('action')]).toEqual([1, 'get', '/admin/orders']);
  expect(form.find('button[type="submit"]').length).toBeGreaterThan(0);
  const fields = new URLSearchParams(form.serializeArray().map(({ name, value }) => [name, value]));
  expect([...fields.keys()].toSorted()).toEqual([
    'buyer',
    'from',
    'fulfilment',
    'goods',
    'money',
    'number',
    'status',
    'to',
  ]);
  fields.set('status', 'approved');
  fields.set('from', '2020-01-31');
  const found = await readPage(request, `/admin/orders?${fields}`);
  const rows = found.$('main [data-row]').toArray();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(found.$(row).text()).toContain('María Sol');
  expect(found.$('main [data-status]:not([data-status="approved"])')).toHaveLength(0);
  expect(found.$('main [name="from"]').attr('value')).toBe('2020-01-31');
});

test('SHIP-6 SHIP-7 the documents and labels of an order are files, and there are no others', async ({
  request,
  shop,
}) => {
  await logIn(request, shop.url);
  const number = await waitingOrder(shop);
  for (const [what, name, text] of [
    ['slips', 'remitos', `Remito de la orden N° ${number}`],
    ['labels', 'etiquetas', `Orden N° ${number}`],
    ['pick-list', 'lista-de-preparacion', `Orden ${number}`],
  ] as const) {
    const file = await request.get(`/admin/documents/${what}?number=${number}`);
    expect(file.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}-orden-${number}.pdf"`,
    });
    expect(await textOf(await file.body())).toContain(text);
  }
  const labels = await request.get(`/admin/labels/correo_argentino?number=${number}`);
  expect(labels.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await labels.text()).toMatch(/^\ufefftipo_producto\(obligatorio\);/);
  for (const wrong of ['documents/otro', 'labels/otro']) {
    expect((await request.get(`/admin/${wrong}?number=${number}`)).status()).toBe(404);
  }
});

test('DESK-2 the spreadsheet has the filters of the address, and wrong choices have none', async ({
  request,
  shop,
}) => {
  await logIn(request, shop.url);
  const number = await waitingOrder(shop);
  const file = await request.get(`/admin/export/orders?number=${number}&fulfilment=to_prepare`);
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="ordenes-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = (await file.text()).split('\r\n');
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([String(number), '']);
  const hidden = ['document', 'tax'];
  expect((await request.put('/api/admin/lists/order-sheet/columns', { data: { hidden } })).status()).toBe(200);
  const [headings] = (await (await request.get(`/admin/export/orders?number=${number}`)).text()).split('\r\n');
  expect(headings).toContain('Orden;Fecha;Cliente;Correo;');
  expect(headings).toContain('Total sin IVA;IVA por alícuota;Devuelto;Medio de pago;Comisión;');
  for (const wrong of ['only=uno', 'only=0', 'only=']) {
    expect((await request.get(`/admin/export/orders?${wrong}`)).status()).toBe(404);
  }
});

test('PRICE-9 the page of payouts and its spreadsheet have the days of the address', async ({ request, shop }) => {
  await logIn(request, shop.url);
  const days = 'from=2001-01-01&to=2001-01-31';
  const page = await (await request.get(`/admin/payouts?${days}`)).text();
  expect(page).toContain('value="2001-01-31"');
  expect(page).toContain('No hay liquidaciones en estos días');
  const file = await request.get(`/admin/export/payouts?${days}`);
  const name = 'liquidaciones-2001-01-01-2001-01-31.csv';
  expect(file.headers()['content-disposition']).toBe(`attachment; filename="${name}"`);
  expect(await file.text()).toMatch(/^\ufeffDía de liberación;Proveedor;[^\r]*\r\n$/);
  expect((await request.get('/admin/export/payouts?from=2001-02-01&to=2001-01-31')).status()).toBe(404);
});

async function textOf(data: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(data) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
