import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { menus } from '#contract/site/menus.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import type { PageKind } from '#contract/site/page-rules.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

const rest = { description: '', html: '<p>x</p>', isDated: false, inMenu: false, inFooter: true };

/** Publishes a text of a page, and returns its version. */
async function publish(slug: string, kind: PageKind, title: string, seen?: number): Promise<number> {
  const { version } =
    seen === undefined ? await here.admin.call(pageDesk.create, { slug, title, kind }) : { version: seen };
  const saved = await here.admin.call(pageDesk.save, { slug, ...rest, title, version });
  await here.admin.call(pageDesk.publish, { slug, version: saved.version });
  return saved.version;
}

async function acceptedWith(reference: string) {
  const { accepted } = await here.admin.call(orderDesk.buyer, { reference });
  return accepted.map(({ kind, title, version }) => [kind, title, version]);
}

test('OWN-5 an order keeps which versions of the legal pages stood when it was bought, also after they change or go', async () => {
  const { scene } = here;
  const shirt = await scene.product({ stock: 10 });
  const buy = async (name: string) => {
    const person = await here.shop.customer(name);
    return (await person.call(checkout.start, { cartItems: [shirt.line()] })).reference;
  };
  const before = await buy('antes');
  expect(await acceptedWith(before)).toEqual([]);
  const terms = await publish('condiciones', 'terms', 'Términos');
  const privacy = await publish('datos', 'privacy', 'Privacidad');
  const { accepted } = await here.shop.guest().call(menus.shown, {});
  expect(accepted.map(({ to }) => to)).toEqual(['/paginas/condiciones', '/paginas/datos']);
  const first = await buy('primera');
  const firstTerms = [
    ['terms', 'Términos', terms],
    ['privacy', 'Privacidad', privacy],
  ];
  expect(await acceptedWith(first)).toEqual(firstTerms);
  const changed = await publish('condiciones', 'terms', 'Términos nuevos', terms);
  const second = await buy('segunda');
  expect((await acceptedWith(second))[0]).toEqual(['terms', 'Términos nuevos', changed]);
  await here.admin.call(pageDesk.remove, { slug: 'condiciones' });
  expect(await acceptedWith(first)).toEqual(firstTerms);
  expect(await acceptedWith(before)).toEqual([]);
});

test('OWN-5 PAY-4 the same bag after the pages changed is another order with the versions that stand now; before, the same one', async () => {
  const shirt = await here.scene.product({ stock: 2 });
  const person = await here.shop.customer('vuelve');
  const start = async () => (await person.call(checkout.start, { cartItems: [shirt.line(2)] })).reference;
  const written = await publish('compra', 'terms', 'Términos');
  const first = await start();
  expect(await start()).toBe(first);
  const before = await acceptedWith(first);
  const changed = await publish('compra', 'terms', 'Términos cambiados', written);
  const second = await start();
  expect(second).not.toBe(first);
  expect(await start()).toBe(second);
  expect(await acceptedWith(first)).toEqual(before);
  expect(await acceptedWith(second)).toContainEqual(['terms', 'Términos cambiados', changed]);
});

test('OWN-5 whoever pays by a link accepts what stands then', async () => {
  const shirt = await here.scene.product({ stock: 10 });
  const { reference } = await here.admin.call(manualOrders.create, {
    key: randomUUID(),
    cartItems: [shirt.line()],
    delivery: { what: 'counter' },
    payment: 'later',
  });
  const returns = await publish('cambios', 'returns', 'Cambios');
  const { url } = await here.admin.call(manualOrders.link, { reference });
  expect((await acceptedWith(reference)).map(([kind]) => kind)).not.toContain('returns');
  await here.shop.guest().call(paymentLinks.pay, { token: url.split('/').at(-1) ?? '' });
  expect(await acceptedWith(reference)).toContainEqual(['returns', 'Cambios', returns]);
});
