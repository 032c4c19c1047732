import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { carriers } from '#contract/delivery/carriers.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { homeAddress } from '#test/home-address.ts';
import { addresses } from '#contract/people/addresses.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

test('SHIP-7 the owner adds and changes carriers, and the log of changes has both', async () => {
  const { id, version } = await here.scene.carrier(here.admin, 'Cadete');
  const linkTemplate = 'https://otro.example/?n={numero}';
  const changed = await here.admin.call(carriers.update, { id, linkTemplate, version });
  expect(changed).toMatchObject({ name: 'Cadete', linkTemplate, isActive: true, version: version + 1 });
  expect((await here.admin.refusal(carriers.create, { name: 'CADETE' })).code).toBe('carrier_taken');
  const { entries } = await here.admin.call(audit.list, { kind: 'carrier' });
  expect(entries.map(({ action }) => action)).toEqual(['carrier.update', 'carrier.create']);
  expect((await here.admin.refusal(carriers.update, { id: 99_999, name: 'Nadie' })).code).toBe('carrier_not_found');
});

test.each([
  'http://carrier.example/{numero}',
  'https://carrier.example/',
  'javascript:alert({numero})',
  'https://carrier.example/ {numero}',
  '{numero}',
  'https://carrier.example@otro.example/{numero}',
  'https://ana:clave@carrier.example/{numero}',
  'https://{numero}.example/',
  'https://carrier.example:1{numero}/',
  'https://{numero}@carrier.example/',
])('SHIP-7 %j is no link of a carrier', async (linkTemplate) => {
  const refusal = await here.admin.refusal(carriers.create, { name: 'Malo', linkTemplate });
  expect(refusal.errors[0]?.path).toBe('linkTemplate');
});

test('SHIP-7 customers neither see nor change carriers', async () => {
  const ana = await here.shop.customer('ana');
  expect((await ana.refusal(carriers.list, {})).code).toBe('not_allowed');
  expect((await ana.refusal(carriers.create, { name: 'Mío' })).code).toBe('not_allowed');
});

test('SHIP-7 a label file has a row for each paid order with an address, and names the others', async () => {
  const unpaid = await here.scene.unpaidOrder();
  const without = await here.scene.paidOrder();
  await here.scene.pickedUp(without.reference);
  const { number: missing } = await here.scene.order(unpaid.reference);
  const buyer = await here.shop.customer('luz', { hasAddress: false });
  await buyer.call(addresses.add, { ...homeAddress, recipient: 'Luz María Paz', floor: '3 B' });
  await here.shop.pool.query(
    "update users set name = 'Luz María', lastname = 'Paz', dni = '30111222' where username = 'luz'",
  );
  const labelled = await here.scene.paidOrder([1, 2], buyer);
  const numbers = [missing, without.number, labelled.number];
  const correo = await here.admin.call(fulfilmentDesk.labels, { format: 'correo_argentino', number: numbers });
  expect(correo.missing).toEqual([missing, without.number]);
  expect(correo.columns).toHaveLength(21);
  const cells = Object.fromEntries(correo.columns.map((heading, at) => [heading.split('(')[0], correo.rows[0]?.[at]]));
  expect(cells).toMatchObject({
    tipo_producto: 'CP',
    destino_nombre: 'Luz María Paz',
    destino_email: 'luz@example.com',
    piso: '3 B',
    numero_orden: String(labelled.number),
    valor_del_contenido: '3898.5',
    peso: '1.5',
  });
  const andreani = await here.admin.call(fulfilmentDesk.labels, { format: 'andreani', number: labelled.number });
  expect(andreani.columns).toHaveLength(19);
  expect(andreani.rows[0]?.[1]).toBe('1500');
  expect(andreani.rows[0]?.slice(6, 10)).toEqual([String(labelled.number), 'Luz María', 'Paz', '30111222']);
  // A unit that went back to the stock is neither weighed nor declared.
  const refund = { what: 'lines' as const, lines: [{ position: 1, quantity: 1 }] };
  await here.admin.call(orderRefunds.refund, { reference: labelled.reference, key: randomUUID(), refund });
  const less = await here.admin.call(fulfilmentDesk.labels, { format: 'andreani', number: labelled.number });
  expect(less.rows[0]?.[1]).toBe('1000');
  expect(less.rows[0]?.[less.columns.indexOf('Valor declarado ($ C/IVA) *')]).toBe('2599');
  // Goods that are sent to somebody else have no DNI.
  await here.shop.pool.query("update users set lastname = 'Otra' where username = 'luz'");
  const other = await here.admin.call(fulfilmentDesk.labels, { format: 'andreani', number: labelled.number });
  expect(other.rows[0]?.[9]).toBe('');
});
