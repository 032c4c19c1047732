import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { sentTopics, topics, webhookBody, type Topic } from '#contract/mail/webhook-events.ts';
import { mostWebhooks, webhooks } from '#contract/mail/webhooks.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import type { Actor } from '#test/actor.ts';
import { openReceiver, signatureOf } from '#test/news-receiver.ts';
import { openedShop } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import { deliverNews } from './deliver-news.service.ts';
import { sweepNews } from './due-news.service.ts';
import { webhooksSubscriber } from './webhooks-subscriber.service.ts';

const here = openedShop({ env: { WEBHOOK_LOOPBACK: 'on' } });

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let owner: Actor;

beforeAll(async () => {
  receiver = await openReceiver();
  owner = await here.shop.admin();
});
afterAll(() => receiver.close());

/** Gives the news of all events to the receivers. */
async function deliver(): Promise<void> {
  await takeEvents(here.shop.services, [webhooksSubscriber]);
  await deliverNews(here.shop.services);
}

const receiverOf = (path: string, wanted: readonly Topic[] = topics) =>
  owner.call(webhooks.create, { url: `${receiver.url}${path}`, topics: [...wanted] });

const typesAt = (path: string) => receiver.at(path).map(({ body }): unknown => JSON.parse(body).type);

test('PROG-2 a purchase is told as it goes on, signed, by the documented form, without its buyer', async () => {
  const { product, pay, notify } = purchaseScene(here.shop);
  const shirt = await product();
  const { secret } = await receiverOf('/sale');
  const rosa = await here.shop.customer('rosa-compradora');
  const { reference, init_point } = await rosa.call(checkout.start, { cartItems: [shirt.line(2)] });
  await deliver();
  await notify((await pay(init_point, 'APRO')).id);
  await deliver();
  expect(typesAt('/sale').toSorted()).toEqual([
    'order.placed',
    'order.status_changed',
    'payment.approved',
    'stock.changed',
  ]);
  for (const one of receiver.at('/sale')) {
    expect(one.headers['webhook-signature']).toBe(signatureOf(secret, one));
    expect(one.headers['webhook-id']).toMatch(/^msg_[\w-]{36}$/);
    expect(one.body).not.toMatch(/rosa|@|Honduras/i);
    const topic = sentTopics.find((known) => known === JSON.parse(one.body).type);
    expect(topic && webhookBody(topic).safeParse(JSON.parse(one.body)).success).toBe(true);
  }
  const told = (type: string): unknown =>
    receiver
      .at('/sale')
      .map(({ body }) => JSON.parse(body))
      .find((one) => one.type === type)?.data;
  const [placed, moved] = [told('order.placed'), told('order.status_changed')];
  expect(placed).toMatchObject({ reference, status: 'pending', lines: [{ variantId: shirt.variantId, quantity: 2 }] });
  expect(moved).toMatchObject({ reference, from: 'pending', to: 'approved', status: 'approved' });
  expect(new Set(receiver.at('/sale').map(({ headers }) => headers['webhook-id'])).size).toBe(4);
});

test('PROG-2 an event that is taken again is queued once', async () => {
  const { product } = purchaseScene(here.shop);
  await receiverOf('/once', ['product.created']);
  await product();
  await takeEvents(here.shop.services, [webhooksSubscriber]);
  // As after a move of the log, or a backup of the subscriber's place.
  await here.shop.pool.query(`update event_subscribers set xid = '0', event_id = 0 where name = 'webhooks'`);
  await deliver();
  expect(typesAt('/once')).toEqual(['product.created']);
});

test('PROG-2 stock and products are told whoever changes them, to those who asked for it', async () => {
  const { product } = purchaseScene(here.shop);
  const shirt = await product({ stock: 5 });
  await receiverOf('/goods', ['stock.changed', 'product.changed', 'product.deleted']);
  await receiverOf('/created', ['product.created']);
  await deliver();
  await owner.call(stock.take, [{ variantId: shirt.variantId, quantity: 2 }]);
  await here.shop.pool.query('update products set name = $1 where id = $2', ['Camisa nueva', shirt.id]);
  await deliver();
  expect(receiver.at('/goods').map(({ body }): unknown => JSON.parse(body).data)).toMatchObject([
    { productId: shirt.id, variants: [{ variantId: shirt.variantId, brandSize: 'M', stock: 3 }] },
    { productId: shirt.id, name: 'Camisa nueva', currentPrice: 1299.5 },
  ]);
  const other = await product();
  await here.shop.pool.query('delete from products where id = $1', [other.id]);
  await deliver();
  // Of a product that is gone again there is nothing to say but that.
  expect(typesAt('/created')).toEqual([]);
  expect(typesAt('/goods').at(-1)).toBe('product.deleted');
});

test('PROG-2 without a receiver that wants them, goods leave no events', async () => {
  const { webhooks: present } = await owner.call(webhooks.list, {});
  for (const { id } of present) await owner.call(webhooks.remove, { id });
  const counted = async () => (await here.shop.pool.query(`select from events where kind like 'goods.%'`)).rowCount;
  const before = await counted();
  await purchaseScene(here.shop).product();
  expect(await counted()).toBe(before);
});

test('PROG-2 what happened before a receiver was added, and while it was off, is no news for it', async () => {
  const { product } = purchaseScene(here.shop);
  const shirt = await product();
  // Each by somebody else: an order that is open is gone on with.
  const buy = async (name: string) => {
    const buyer = await here.shop.customer(name);
    await buyer.call(checkout.start, { cartItems: [shirt.line()] });
  };
  await buy('ada-antes');
  const { webhook } = await receiverOf('/late', ['order.placed']);
  await deliver();
  const { id, url, topics: wanted } = webhook;
  await owner.call(webhooks.update, { id, url, topics: wanted, isActive: false });
  await buy('ada-apagado');
  await deliver();
  expect((await owner.refusal(webhooks.test, { id })).code).toBe('webhook_off');
  await owner.call(webhooks.update, { id, url, topics: wanted, isActive: true });
  await deliver();
  expect(receiver.at('/late')).toEqual([]);
  await buy('ada-despues');
  await deliver();
  expect(typesAt('/late')).toEqual(['order.placed']);
});

test('PROG-2 a trial is in the log, and can be sent again with the same id', async () => {
  const { webhook } = await receiverOf('/trial');
  await owner.call(webhooks.test, { id: webhook.id });
  await deliver();
  const log = () => owner.call(webhooks.log, { id: webhook.id });
  const [first] = (await log()).deliveries;
  expect(first).toMatchObject({ topic: 'webhook.test', state: 'delivered', tries: 1, status: 204, problem: '' });
  await owner.call(webhooks.again, { id: webhook.id, delivery: first?.id ?? 0 });
  await deliver();
  const ids = receiver.at('/trial').map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([first?.messageId, first?.messageId]);
  // A delivery of another receiver is none of this one.
  const { webhook: other } = await receiverOf('/other');
  const foreign = { id: other.id, delivery: first?.id ?? 0 };
  expect((await owner.refusal(webhooks.again, foreign)).code).toBe('delivery_not_found');
  expect((await owner.refusal(webhooks.log, { id: 999 })).code).toBe('webhook_not_found');
});

test('PROG-2 a new secret signs beside the one before for a day, and is stored encrypted', async () => {
  const { secret, webhook } = await receiverOf('/roll');
  const { id } = webhook;
  const { secret: next, webhook: rolled } = await owner.call(webhooks.roll, { id });
  expect(rolled.rollsUntil).not.toBeNull();
  const trial = async () => {
    await owner.call(webhooks.test, { id });
    await deliver();
    const last = receiver.at('/roll').at(-1);
    if (!last) throw new Error('nothing arrived');
    return last;
  };
  const both = await trial();
  expect(String(both.headers['webhook-signature']).split(' ')).toEqual([
    signatureOf(next, both),
    signatureOf(secret, both),
  ]);
  here.shop.clock.advance(dayMs + 1000);
  owner = await here.shop.admin('jefa-roll');
  const one = await trial();
  expect(one.headers['webhook-signature']).toBe(signatureOf(next, one));
  const { rows } = await here.shop.pool.query<{ row: string }>('select w::text as row from webhooks w');
  expect(rows.some(({ row }) => row.includes('whsec_') || row.includes(next.slice(6)))).toBe(false);
  const listed = JSON.stringify(await owner.call(webhooks.list, {}));
  expect(listed).not.toContain('whsec_');
});

test('PROG-2 no receiver is added that is of a private network or that others can listen to, and none gets such an address later', async () => {
  const { webhook } = await receiverOf('/stays', ['order.placed']);
  const given = { id: webhook.id, topics: webhook.topics, isActive: true };
  for (const [url, code] of [
    ['https://10.0.0.1/a', 'webhook_private'],
    ['https://192.168.1.4/a', 'webhook_private'],
    ['https://167772161/a', 'webhook_private'],
    ['https://0x0a000001/a', 'webhook_private'],
    ['https://10.1/a', 'webhook_private'],
    ['https://0.0.0.0/a', 'webhook_private'],
    ['https://100.64.0.1/a', 'webhook_private'],
    ['https://169.254.169.254/a', 'webhook_private'],
    ['https://erp.internal/a', 'webhook_private'],
    ['https://erp.internal./a', 'webhook_private'],
    ['https://[fd00::1]/a', 'webhook_private'],
    ['https://[::ffff:10.0.0.1]/a', 'webhook_private'],
    ['https://[64:ff9b::a00:1]/a', 'webhook_private'],
    ['http://erp.example.com/a', 'webhook_not_secure'],
    ['https://user:secret@erp.example.com/', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
  ] as const) {
    expect([url, (await owner.refusal(webhooks.create, { url, topics: ['order.placed'] })).code]).toEqual([url, code]);
    expect([url, (await owner.refusal(webhooks.update, { ...given, url })).code]).toEqual([url, code]);
  }
  expect((await owner.call(webhooks.log, { id: webhook.id })).webhook.url).toBe(webhook.url);
});

test('PROG-2 of twenty-one at once, twenty are added', async () => {
  const { webhooks: present } = await owner.call(webhooks.list, {});
  for (const { id } of present) await owner.call(webhooks.remove, { id });
  const asked = Array.from({ length: mostWebhooks + 1 }, (_, place) => receiverOf(`/many${place}`));
  const added = await Promise.allSettled(asked);
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostWebhooks);
  expect((await owner.call(webhooks.list, {})).webhooks).toHaveLength(mostWebhooks);
});

test('PROG-2 the history of changes says who added, changed and removed receivers', async () => {
  const { webhooks: present } = await owner.call(webhooks.list, {});
  for (const { id } of present) await owner.call(webhooks.remove, { id });
  const { webhook } = await receiverOf('/log', ['order.placed']);
  await owner.call(webhooks.roll, { id: webhook.id });
  const { entries } = await owner.call(audit.list, { kind: 'webhook' });
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual(['webhook.roll', 'webhook.create', 'webhook.delete']);
  expect(JSON.stringify(entries)).not.toContain('whsec_');
});

test('PROG-2 the history of changes, which more people read, does not say the whole of a long address', async () => {
  const { webhook } = await receiverOf('/hooks/catch/123/abcdef', ['order.placed']);
  const { id, topics: wanted } = webhook;
  const url = `${receiver.url}/hooks/catch/123/uvwxyz`;
  await owner.call(webhooks.update, { id, url, topics: wanted, isActive: true });
  await owner.call(webhooks.remove, { id });
  const viewer = await here.shop.staff('viewer', 'lectora');
  const said = JSON.stringify(await viewer.call(audit.list, { kind: 'webhook' }));
  expect(said).toContain(`${receiver.url}/…cdef`);
  expect(said).toContain(`${receiver.url}/…wxyz`);
  expect(said).not.toContain('catch');
});

test('PROG-2 the log is kept for 30 days', async () => {
  const { webhook } = await receiverOf('/old');
  await owner.call(webhooks.test, { id: webhook.id });
  const counted = async () => (await owner.call(webhooks.log, { id: webhook.id })).deliveries.length;
  const now = here.shop.clock.now().getTime();
  await sweepNews(here.shop.db, new Date(now + 29 * dayMs));
  expect(await counted()).toBe(1);
  await sweepNews(here.shop.db, new Date(now + 31 * dayMs));
  expect(await counted()).toBe(0);
});
