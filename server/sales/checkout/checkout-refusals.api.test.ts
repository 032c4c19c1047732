import { describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { checkoutTexts } from '#contract/sales/checkout/checkout.texts.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { startSession } from '#server/people/accounts/sessions.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene);

describe('a checkout is refused, and nothing changes', () => {
  async function refused(person: Actor, input: Given<typeof checkout.start>) {
    const before = await here.scene.everything();
    const refusal = await person.refusal(checkout.start, input);
    expect(await here.scene.everything()).toBe(before);
    return { code: refusal.code, status: refusal.status, detail: refusal.detail };
  }

  test('PAY-1 to an administrator, by a sentence of its own', async () => {
    const admin = await here.shop.admin();
    const shirt = await here.scene.product();
    expect(await refused(admin, { cartItems: [shirt.line()] })).toEqual({
      code: 'admin_cannot_buy',
      status: 403,
      detail: checkoutTexts.adminRefused,
    });
  });

  test('PAY-1 to a guest', async () => {
    const shirt = await here.scene.product();
    expect(await here.shop.guest().refusal(checkout.start, { cartItems: [shirt.line()] })).toMatchObject({
      status: 401,
    });
  });

  test('PAY-1 for nothing, and for what costs nothing', async () => {
    const zoe = await here.shop.customer('zoe');
    const gift = await here.scene.product({ price: 0 });
    const empty = { code: 'empty_bag', status: 422, detail: checkoutTexts.emptyBag };
    expect(await refused(zoe, { cartItems: [] })).toEqual(empty);
    expect(await refused(zoe, { cartItems: [gift.line()] })).toEqual(empty);
  });

  test('PAY-1 for more than can be paid at once', async () => {
    const max = await here.shop.customer('max');
    const gold = await here.scene.product({ price: 9_000_000_000, stock: 9 });
    expect(await refused(max, { cartItems: [gold.line(2)] })).toMatchObject({ code: 'invalid', status: 422 });
  });

  test('PAY-2 when a size is short, naming it, also when two lines ask for it together', async () => {
    const ema = await here.shop.customer('ema');
    const plenty = await here.scene.product({ stock: 9 });
    const rare = await here.scene.product({ stock: 3, name: 'Saco "Oro"' });
    const short = { status: 409, detail: checkoutTexts.outOfStock.replace('{product}', rare.name) };
    expect(await refused(ema, { cartItems: [plenty.line(), rare.line(4)] })).toMatchObject(short);
    expect(await refused(ema, { cartItems: [rare.line(2), rare.line(2)] })).toMatchObject(short);
    const gone = { code: 'product_not_found', status: 404 };
    expect(await refused(ema, { cartItems: [{ ...plenty.named(), brandSize: 'XXXL' }] })).toMatchObject(gone);
    expect(await refused(ema, { cartItems: [{ variantId: 2_147_483_647, quantity: 1 }] })).toMatchObject(gone);
  });

  test('PAY-3 without a usable e-mail address', async () => {
    const noa = await here.shop.customer('noa', { email: null });
    const cartItems = [(await here.scene.product()).line()];
    const bad = { code: 'bad_email', status: 422, detail: checkoutTexts.badEmail };
    expect(await refused(noa, { cartItems })).toEqual(bad);
    for (const emailAux of ['', 'noa', 'noa@', 'noa@shop', 'a b@example.com', "n'; drop table orders;--"]) {
      expect(await refused(noa, { cartItems, emailAux })).toEqual(bad);
    }
    const { reference } = await noa.call(checkout.start, { cartItems, emailAux: ' noa@example.com ' });
    expect(await here.scene.order(reference)).toMatchObject({ email: 'noa@example.com' });
  });

  test('PAY-3 the address on record is used before the one that is typed', async () => {
    const ada = await here.shop.customer('ada');
    const cartItems = [(await here.scene.product()).line()];
    const { reference } = await ada.call(checkout.start, { cartItems, emailAux: 'otra@example.com' });
    expect(await here.scene.order(reference)).toMatchObject({ email: 'ada@example.com' });
  });

  const line = { id: 1, brandSize: 'M', quantity: 1 };
  test.for([
    ['no bag', {}],
    ['a bag that is no list', { cartItems: 'todo' }],
    ['a line without a product', { cartItems: [{ brandSize: 'M', quantity: 1 }] }],
    ['a variant that is no number', { cartItems: [{ variantId: '1 or 1=1', quantity: 1 }] }],
    ['a product that is no number', { cartItems: [{ ...line, id: '1 or 1=1' }] }],
    ['a product beyond all numbers', { cartItems: [{ ...line, id: 1e300 }] }],
    ['no unit', { cartItems: [{ ...line, quantity: 0 }] }],
    ['fewer than none', { cartItems: [{ ...line, quantity: -3 }] }],
    ['half a unit', { cartItems: [{ ...line, quantity: 0.5 }] }],
    ['too many units', { cartItems: [{ ...line, quantity: 100 }] }],
    ['too many lines', { cartItems: Array.from({ length: 51 }, () => line) }],
    ['a size too long', { cartItems: [{ ...line, brandSize: 'M'.repeat(13) }] }],
    ['text that the database cannot hold', { cartItems: [{ ...line, brandSize: 'M\u0000' }] }],
    ['an address too long', { cartItems: [line], emailAux: `${'a'.repeat(300)}@example.com` }],
    ['a list', [line]],
    ['nothing', null],
  ] as const)('CALL-13 with %s', async ([, body]) => {
    const bea = await here.shop.customer(`bea${here.shop.services.newId().slice(0, 8)}`);
    const before = await here.scene.everything();
    const response = await bea.send('/mercadopago/payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', detail: expect.any(String) });
    expect(await here.scene.everything()).toBe(before);
  });
});

describe('CALL-14 a checkout by query', () => {
  test('does the same for a bearer token, whatever shipping it claims', async () => {
    const lia = await here.shop.customer('lia', { email: null });
    const shirt = await here.scene.product({ price: 10_000 });
    const input = { cartItems: JSON.stringify([shirt.line()]), emailAux: 'lia@example.com', envio: '0' };
    const { reference } = await lia.call(checkout.startByQuery, input);
    expect(await here.scene.order(reference)).toMatchObject({ total: 15_000, email: 'lia@example.com' });
  });

  test('is refused to a cookie, which any page could make a browser send', async () => {
    const uma = await here.shop.customer('uma');
    const { token } = await startSession(here.shop.db, uma.id, here.shop.clock.now());
    const send = here.shop.sendAs({ cookie: `percha=${token}` });
    const cartItems = encodeURIComponent(JSON.stringify([(await here.scene.product()).line()]));
    const before = await here.scene.everything();
    const response = await send(`/mercadopago/payment?cartItems=${cartItems}`, { method: 'GET', headers: {} });
    expect(response.status).toBe(403);
    expect(await here.scene.everything()).toBe(before);
  });

  test.for(['', '{', '"x"', '[1]', '[{"id":1}]', 'null', `[${'1,'.repeat(6000)}1]`])(
    'is refused %s',
    async (cartItems) => {
      const iva = await here.shop.customer(`iva${here.shop.services.newId().slice(0, 8)}`);
      expect(await iva.refusal(checkout.startByQuery, { cartItems })).toMatchObject({ code: 'invalid', status: 422 });
    },
  );

  test('of an empty bag has the empty bag’s sentence', async () => {
    const oli = await here.shop.customer('oli');
    expect(await oli.refusal(checkout.startByQuery, { cartItems: '[]' })).toMatchObject({ code: 'empty_bag' });
  });
});
