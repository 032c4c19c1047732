import { expect, test } from 'vitest';
import { addressLines } from '#contract/sales/orders/address-text.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { shop as present } from '#contract/core/shop/shop.ts';
import type { Actor } from '#test/actor.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { readPdf } from '#test/read-pdf.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(fulfilmentScene);

async function printed(actor: Actor, key: string) {
  const file = await actor.call(documents.purchaseOrder, { key });
  const { pages, ...about } = await readPdf(file.bytes);
  const texts = pages.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  return { ...about, name: file.name, texts, trees: pages.map(({ tree }) => tree) };
}

test('ORD-3 the document is named Order.pdf and has seller, number, payment, goods and amounts as tagged text', async () => {
  const { buyer, reference, number } = await here.scene.paidOrder([3, 1]);
  const { paymentId, email } = await here.scene.order(reference);
  const { name, texts, trees, info, raw } = await printed(buyer, reference);
  expect(name).toBe('Order.pdf');
  expect(texts).toHaveLength(1);
  for (const part of [
    present().company,
    present().taxId,
    orderTexts.document,
    orderTexts.intro,
    `N° ${number}`,
    `Pago N° ${paymentId}`,
    email,
    'NOMBRE COLOR CANTIDAD PRECIO',
    'Prenda 1',
    'Total: $',
    '1 de 1',
  ]) {
    expect(texts[0]).toContain(part);
  }
  expect(info).toMatchObject({ Title: `${orderTexts.document} ${number}`, Language: 'es-AR' });
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw.match(/\/FontFile2/g)).toHaveLength(3);
  expect(raw).not.toContain('Helvetica');
  for (const tag of ['"Document"', '"H1"', '"Table"', '"TH"', '"TD"']) expect(trees[0]).toContain(tag);
});

test('ORD-3 the longest address is whole, with the phone, the notes and the promised days', async () => {
  const { buyer, reference } = await here.scene.paidOrder();
  await here.shop.pool.query(
    `update orders set delivery_address = delivery_address || jsonb_build_object('recipient', repeat('Maximiliana ', 8) || 'Fin',
      'street', repeat('Libertador ', 10) || 'Sur', 'city', repeat('Perpetuo ', 8) || 'Oeste', 'notes', repeat('timbre ', 60) || 'roto'),
      delivery_days = '{"from": 3, "to": 7}' where reference = $1`,
    [reference],
  );
  const { deliveryAddress } = await buyer.call(orders.one, { key: reference });
  if (!deliveryAddress) throw new Error('the order is sent nowhere');
  const { recipient, phoneShown, notes } = deliveryAddress;
  const [text] = (await printed(buyer, reference)).texts;
  expect(text).not.toContain('…');
  const promise = 'De 3 a 7 días hábiles desde el pago';
  for (const part of [recipient, ...addressLines(deliveryAddress), phoneShown, notes, promise]) {
    expect(text).toContain(part.replaceAll(/\s+/g, ' ').trim());
  }
});

test('ORD-3 an order that is picked up says where, when and by whom, and a long one has its columns on each page', async () => {
  const { buyer, reference } = await here.scene.paidOrder();
  await here.scene.pickedUp(reference);
  await here.shop.pool.query(
    `insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_minor)
      select order_reference, n, product_id, 'Campera de gabardina con capucha desmontable ' || n, color, brand_size, 2, price_minor
      from order_lines, generate_series(1, 29) n where order_reference = $1`,
    [reference],
  );
  const { texts } = await printed(buyer, reference);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts[0]).toContain('RETIRO Honduras 4850 Lunes a sábado de 10 a 19');
  for (const [at, text] of texts.entries()) {
    expect(text).toContain('NOMBRE COLOR CANTIDAD PRECIO');
    expect(text).toContain(`${at + 1} de ${texts.length}`);
  }
  for (let at = 1; at < 30; at += 1) expect(texts.join(' ')).toContain(`capucha desmontable ${at} `);
  expect(texts.at(-1)).toContain('Total: $');
});

test('ORD-3 AORD-3 only the buyer and administrators get it, once the order is paid, in the language they ask in', async () => {
  const { buyer, reference } = await here.scene.paidOrder();
  const key = reference;
  expect((await here.shop.guest().refusal(documents.purchaseOrder, { key })).code).toBe('not_logged_in');
  const other = await here.shop.customer('ajena');
  expect((await other.refusal(documents.purchaseOrder, { key })).code).toBe('order_not_found');
  const admin = await here.shop.admin();
  const [text] = (await printed(admin, String((await here.scene.order(reference)).paymentId))).texts;
  expect(text).toContain(orderTexts.document);
  const open = await here.scene.unpaidOrder();
  const refusal = await open.buyer.refusal(documents.purchaseOrder, { key: open.reference });
  expect([refusal.code, refusal.status]).toEqual(['nothing_to_print', 409]);
  const [english] = (await inLanguage('en', () => printed(buyer, reference))).texts;
  expect(english).toContain('NAME COLOUR QUANTITY PRICE');
  const answer = await buyer.send(`/orders/${reference}/document`, { method: 'GET', headers: {} });
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="Order.pdf"');
});

test('ORD-3 BACK-1 the paper of a cancelled order says first that nothing of it is supplied', async () => {
  const { buyer, reference } = await here.scene.paidOrder();
  const admin = await here.shop.admin('eva');
  await admin.call(cancellations.byDesk, { reference, reason: 'No hay más' });
  const [text] = (await printed(buyer, reference)).texts;
  expect(text).toContain('Esta orden se canceló: sus productos no serán suministrados.');
  expect(text).not.toContain(orderTexts.intro);
});
