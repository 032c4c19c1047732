import { expect, test } from 'vitest';
import { carriers } from '#contract/delivery/carriers.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { returnDesk } from '#contract/sales/returns/return-desk.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { returnScene } from '#test/return-scene.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(returnScene, { keepsMail: true });

/** Returns the newest e-mail about an order, after all were sent. */
async function newestMail(number: number) {
  await post.deliver();
  return post.box.received.filter(({ subject }) => subject?.endsWith(`N° ${number}`)).at(-1);
}

test('BACK-5 requested, accepted, received and refunded: each step with its date, who made it, and an e-mail', async () => {
  const { person, reference, shirt, number, payment } = await scene.arrivedOrder();
  const { id } = await scene.ask(person, reference, [scene.line('refund', 2)]);
  expect((await newestMail(number))?.subject).toBe(`Recibimos su solicitud: devolución de la orden N° ${number}`);
  const accepted = await scene.accept(id);
  expect(accepted).toMatchObject({ state: 'accepted', place: 'Honduras 4850, CABA', moves: ['rejected', 'received'] });
  const acceptance = await newestMail(number);
  expect(acceptance?.text).toContain('Envíe o lleve las prendas a: Honduras 4850, CABA.');
  expect(acceptance?.text).toMatch(/Hágalo hasta el \d{1,2} de \p{L}+ de \d{4}\./u);
  await scene.receive(id);
  expect((await newestMail(number))?.subject).toContain('Recibimos sus prendas');
  const closed = await scene.close(id, [{ position: 0, restock: 1, outcome: 'refund' }], { note: 'Gracias' });
  expect(closed).toMatchObject({ state: 'closed', moves: [], lines: [{ outcome: 'refund', restocked: 1 }] });
  expect(closed.refund).toEqual({ minor: 200_000, currency: 'ARS' });
  expect(closed.steps.map(({ to, actor }) => `${to} ${actor}`)).toEqual([
    'requested buyer',
    'accepted admin:jefa',
    'received admin:jefa',
    'closed admin:jefa',
  ]);
  expect(await scene.refundsAtProvider(payment)).toEqual(['approved 2000']);
  expect(await scene.stockOf(shirt, 'M')).toBe(9);
  await post.deliver();
  const mail = post.box.received.find(({ subject }) => subject?.startsWith('Su solicitud quedó resuelta'));
  expect(mail?.text).toContain('La tienda le dice: Gracias');
  const { returns: seen } = await person.call(returns.offer, { reference });
  expect(seen[0]?.steps.map(({ to }) => to)).toEqual(['requested', 'accepted', 'received', 'closed']);
});

test('BACK-5 an exchange leaves with its carrier and number; its unit stays out of the stock', async () => {
  const { person, reference, shirt, number, payment } = await scene.arrivedOrder();
  const carrier = await admin.call(carriers.create, {
    name: 'Cambios SA',
    linkTemplate: 'https://carrier.example/envio/{numero}',
  });
  const id = await scene.received(person, reference, [scene.line('exchange')]);
  const parcel = { carrierId: carrier.id, trackingNumber: 'CA 77' };
  const lines = [{ position: 0, restock: 1, outcome: 'exchange' as const }];
  const closed = await scene.close(id, lines, { ...parcel, note: '<b>va</b>' });
  expect(closed).toMatchObject({
    refund: null,
    parcel: { carrier: 'Cambios SA', trackingNumber: 'CA 77', link: 'https://carrier.example/envio/CA%2077' },
  });
  expect([await scene.stockOf(shirt, 'L'), await scene.stockOf(shirt, 'M')]).toEqual([4, 9]);
  expect(await scene.refundsAtProvider(payment)).toEqual([]);
  const mail = await newestMail(number);
  expect(mail?.subject).toBe(`Su solicitud quedó resuelta: cambio de la orden N° ${number}`);
  expect(mail?.text).toContain('https://carrier.example/envio/CA%2077');
  expect(mail?.html).toContain('&lt;b&gt;va&lt;/b&gt;');
  expect((await scene.refusedAsk(person, reference, [scene.line('refund', 2)])).code).toBe('return_units');
});

test('BACK-5 an exchange that cannot be sent becomes a refund, and its unit is for sale again', async () => {
  const { person, reference, shirt, payment } = await scene.arrivedOrder();
  const id = await scene.received(person, reference, [scene.line('exchange')]);
  const closed = await scene.close(id, [{ position: 0, restock: 0, outcome: 'refund' }]);
  expect(closed).toMatchObject({ parcel: null, lines: [{ outcome: 'refund', restocked: 0 }] });
  expect([await scene.stockOf(shirt, 'L'), await scene.stockOf(shirt, 'M')]).toEqual([5, 8]);
  expect(await scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
});

test('BACK-5 a return that is rejected, with why, or cancelled lets go of what it held', async () => {
  const { person, reference, shirt, number } = await scene.arrivedOrder();
  const first = await scene.ask(person, reference, [scene.line('exchange')]);
  expect(await admin.refusal(returnDesk.reject, { id: first.id, reason: ' ' })).toMatchObject({ code: 'invalid' });
  expect(await scene.reject(first.id)).toMatchObject({ state: 'rejected', answer: 'La prenda está usada', moves: [] });
  expect((await newestMail(number))?.text).toContain('Motivo: La prenda está usada');
  expect(await scene.stockOf(shirt, 'L')).toBe(5);
  const second = await scene.ask(person, reference, [scene.line('exchange', 2)]);
  await scene.accept(second.id);
  expect(await scene.stockOf(shirt, 'L')).toBe(3);
  const cancelled = await person.call(returns.cancel, { reference, id: second.id });
  expect(cancelled).toMatchObject({ state: 'cancelled', isCancellable: false });
  expect(await person.call(returns.cancel, { reference, id: second.id })).toEqual(cancelled);
  expect(await scene.stockOf(shirt, 'L')).toBe(5);
});

test('BACK-5 an accepted return whose goods never come is ended by the owner, and lets go of what it held', async () => {
  const { person, reference, shirt } = await scene.arrivedOrder();
  const { id } = await scene.ask(person, reference, [scene.line('exchange')]);
  await scene.accept(id);
  expect(await scene.stockOf(shirt, 'L')).toBe(4);
  expect(await scene.reject(id)).toMatchObject({ state: 'rejected', moves: [] });
  expect(await scene.stockOf(shirt, 'L')).toBe(5);
});

test('BACK-5 a move that is not possible in its state is refused, with the state', async () => {
  const { person, reference } = await scene.arrivedOrder();
  const { id } = await scene.ask(person, reference, [scene.line('refund')]);
  const lines = [{ position: 0, restock: 1, outcome: 'refund' as const }];
  const early = await admin.refusal(returnDesk.receive, { id });
  expect(early).toMatchObject({ code: 'return_moved', status: 409 });
  expect(early.detail).toContain('«Solicitada»');
  expect((await scene.refusedClose(id, lines)).code).toBe('return_moved');
  await scene.accept(id);
  expect((await admin.refusal(returnDesk.accept, { id, place: 'Otro lado' })).code).toBe('return_moved');
  await scene.receive(id);
  expect((await admin.refusal(returnDesk.reject, { id, reason: 'tarde' })).code).toBe('return_moved');
  expect((await person.refusal(returns.cancel, { reference, id })).code).toBe('return_moved');
  await scene.close(id, lines);
  expect((await scene.refusedClose(id, lines)).code).toBe('return_moved');
  expect((await admin.refusal(returnDesk.one, { id: 999_999 })).code).toBe('return_not_found');
});

test('BACK-5 the list finds returns by state and by the order’s number, and the first page counts those that wait', async () => {
  const before = await admin.call(orderDesk.counts, {});
  const { person, reference, number } = await scene.arrivedOrder();
  const { id } = await scene.ask(person, reference, [scene.line('refund')]);
  await scene.ask(person, reference, [scene.line('exchange')]);
  expect((await admin.call(orderDesk.counts, {})).returns).toBe(before.returns + 2);
  const found = await admin.call(returnDesk.list, { number: `N° ${number}` });
  expect(found).toMatchObject({ total: 2, next: null, previous: null });
  expect(found.returns.map(({ wants }) => wants)).toEqual([['exchange'], ['refund']]);
  await scene.accept(id);
  const accepted = await admin.call(returnDesk.list, { number: String(number), state: 'accepted' });
  expect(accepted.returns).toMatchObject([{ id, number, units: 1, buyer: { username: person.username } }]);
  expect((await admin.call(returnDesk.list, { number: 'nada' })).returns).toEqual([]);
  const newest = await admin.call(returnDesk.list, {});
  const oldest = await admin.call(returnDesk.list, { order: 'date-asc' });
  expect(oldest.returns.map((one) => one.id)).toEqual(newest.returns.map((one) => one.id).toReversed());
});
