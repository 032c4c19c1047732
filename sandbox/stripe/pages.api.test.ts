import { expect, test } from 'vitest';
import { openStripe, purchase } from '#test/stripe/test-stripe.ts';

const fine = { cardNumber: '4242 4242 4242 4242', expiration: '12/34', securityCode: '123', means: 'card' };

const send = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A page without scripts: what its forms send. */
async function openPage(country: 'ES' | 'MX' = 'ES', currency = 'eur') {
  const opened = await openStripe({ country });
  const line_items = purchase.line_items.map((line) => ({ ...line, price_data: { ...line.price_data, currency } }));
  const made = await opened.stripe.checkout.sessions.create({ ...purchase, line_items });
  return { ...opened, id: made.id, address: made.url ?? '' };
}

test('PRICE-7 a buyer pays by card on the page, and is sent to the shop with the id of the page', async () => {
  const { address, id } = await openPage();
  const shown = await fetch(address);
  const text = await shown.text();
  for (const word of ['44,80 EUR', 'Camisa', 'Pagar con Bizum', 'Volver sin pagar']) expect(text).toContain(word);
  expect(shown.headers.get('content-security-policy')).toContain('https://shop.example');
  const paid = await send(address, fine);
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `https://shop.example/pedido?session=${id}`]);
  // Sent twice, as by a double click: the money is taken once.
  const again = await send(address, fine);
  expect(again.headers.get('location')).toBe(`https://shop.example/pedido?session=${id}`);
});

test('PRICE-7 the page names what is wrong with a card, takes no real one, and another after a refusal', async () => {
  const { address } = await openPage();
  const wrong = await send(address, { ...fine, cardNumber: '4111111111111111', expiration: '12/20' });
  expect(wrong.status).toBe(422);
  const text = await wrong.text();
  for (const word of ['no acepta tarjetas reales', 'ha caducado']) expect(text).toContain(word);
  const refused = await send(address, { ...fine, cardNumber: '4000000000000002' });
  const next = new URL(refused.headers.get('location') ?? '', address);
  expect(await (await fetch(next)).text()).toContain('Your card was declined.');
  expect((await send(address, fine)).headers.get('location')).toContain('https://shop.example');
});

test('PRICE-7 Bizum and 3-D Secure ask the buyer on a page of their own', async () => {
  for (const fields of [{ means: 'bizum' }, { ...fine, cardNumber: '4000002500003155' }]) {
    const { address } = await openPage();
    const asked = await send(address, fields);
    const bank = new URL(asked.headers.get('location') ?? '', address).href;
    expect(await (await fetch(bank)).text()).toContain('44,80 EUR');
    expect((await send(bank, { answer: 'yes' })).headers.get('location')).toContain('https://shop.example');
  }
});

test('PRICE-7 OXXO gives a number, and the till is a button', async () => {
  const { address, stripe, id } = await openPage('MX', 'mxn');
  const given = await send(address, { means: 'oxxo' });
  const voucher = new URL(given.headers.get('location') ?? '', address).href;
  expect(await (await fetch(voucher)).text()).toContain('Pague en cualquier OXXO');
  await send(voucher, { answer: 'yes' });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
});

test('PRICE-7 a page that ended takes nothing', async () => {
  const { address, stripe, id } = await openPage();
  await stripe.checkout.sessions.expire(id);
  expect([(await fetch(address)).status, (await send(address, fine)).status]).toEqual([410, 410]);
  expect((await fetch(`${address}x`)).status).toBe(404);
});
