import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { call, type Send } from '#contract/core/protocol/call.ts';
import { catalogue } from '#contract/goods/products.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { ordersNews } from '#contract/sales/order-desk/live-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { readEvents } from '#test/event-reader.ts';
import { freePort } from '#test/free-port.ts';
import { startNginx } from '#test/nginx.ts';
import { diceOf, shopAround, type Outcome } from './crowd.ts';
import { stockShelves, type Good } from './goods.ts';
import { settleEverything, violationsOf } from './ledger.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

const isLong = process.env['TRIAL'] === 'long';
const kills = isLong ? 12 : 3;

let shop: WholeShop;
let balancer: Awaited<ReturnType<typeof startNginx>>;
let goods: Good[];

beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  shop = await openWholeShop({
    processes: 3,
    env: { PUBLIC_URL: url, TRUST_PROXY: '1', RATE_LIMITS: 'on' },
  });
  balancer = await startNginx({ folder: join(shop.dataDir, 'nginx'), port, shopPorts: shop.ports });
  goods = await stockShelves(shop.pool, 8, 300);
});

afterAll(async () => {
  await balancer.stop();
  await shop.close();
});

/** Calls one process of the shop directly, without the load balancer. */
function sendTo(port: number | undefined, headers: Readonly<Record<string, string>> = {}): Send {
  return (path, init) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, { ...init, headers: { ...init.headers, ...headers } });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a session started at one process is valid at all, and one ended at one process is invalid at all', async () => {
  const [first, second, third] = shop.ports;
  const user = { user_name: 'clara', user_password: 'secreta1' };
  await call(sendTo(first), accounts.register, { ...user, name: 'Clara', email: 'clara@example.com' });
  const { token } = await call(sendTo(second), accounts.logIn, user);
  const known = async (port: number | undefined) =>
    (await call(sendTo(port, bearer(token)), accounts.session, {})).user;
  for (const port of shop.ports) expect((await known(port))?.username).toBe('clara');
  await call(sendTo(third, bearer(token)), accounts.logOut, {});
  for (const port of shop.ports) expect(await known(port)).toBeNull();
});

test('all processes share the rate limit of password attempts', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const send = sendTo(shop.ports[attempt % 3]);
    const answer = await send('/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: 'clara', user_password: `mala${attempt}` }),
    });
    statuses.push(answer.status);
  }
  // With a limit per process, twice as many would have passed.
  const most = statuses.indexOf(429);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(15);
  expect(statuses.slice(most).every((status) => status === 429)).toBe(true);
});

test('a change of stock is visible on every process', async () => {
  const [good] = goods;
  const stockAt = async (port: number) => {
    const { variants } = await call(sendTo(port), catalogue.detail, { id: String(good?.id) });
    return variants.find(({ variantId }) => variantId === good?.variantId)?.stock;
  };
  for (let stock = 250; stock < 270; stock += 1) {
    await Promise.all(shop.ports.map(stockAt));
    await shop.pool.query('update variants set stock = $1 where id = $2', [stock, good?.variantId]);
    for (const port of shop.ports) await expect.poll(() => stockAt(port), { interval: 2 }).toBe(stock);
  }
  await shop.pool.query('update variants set stock = $1 where id = $2', [good?.stock, good?.variantId]);
});

test('an expired checkout is cancelled once, by any of the processes', async () => {
  const buyer = await shop.person('tarde', 'client', balancer.url);
  const [good] = goods;
  const line = { variantId: good?.variantId ?? 0, quantity: 1 };
  const { reference } = await buyer.call(checkout.start, { cartItems: [line] });
  await shop.pool.query("update orders set expires_at = now() - interval '1 minute' where reference = $1", [reference]);
  const history = async () => {
    const { rows } = await shop.pool.query<{ reason: string }>(
      "select data ->> 'reason' as reason from events where subject = $1 and kind like 'order.%' order by id",
      [reference],
    );
    return rows.map(({ reason }) => reason);
  };
  // The job runs each minute.
  await expect.poll(history, { timeout: 90_000, interval: 500 }).toEqual(['checkout', 'expired']);
});

test('DESK-5 news of orders pass nginx at once, and none is lost when the processes stop or die one after the other', async () => {
  const owner = await shop.person('vigia', 'admin', balancer.url);
  const [good] = goods;
  const cartItems = [{ variantId: good?.variantId ?? 0, quantity: 1 }];
  let people = 0;
  /** Makes an order and cancels it, which is news. */
  const news = async () => {
    people += 1;
    const buyer = await shop.person(`noticia${people}`, 'client', balancer.url);
    const { reference } = await buyer.call(checkout.start, { cartItems });
    await owner.call(orderDesk.setStatus, { payment_id: reference, status: 'failure' });
    return reference;
  };
  const follow = async (after?: string) => {
    const stream = await readEvents(`${balancer.url}/api/admin/orders/live`, {
      token: owner.token,
      ...(after !== undefined && { after }),
    });
    await expect.poll(() => stream.messages.length).toBeGreaterThan(0);
    return stream;
  };
  const toldBy = ({ messages }: Awaited<ReturnType<typeof follow>>) =>
    messages.flatMap(({ data }) => ordersNews.parse(data).orders.map(({ reference }) => reference));

  let stream = await follow();
  const first = await news();
  // nginx would keep back what is less than its buffer, for ever.
  await expect.poll(() => toldBy(stream), { timeout: 5000 }).toContain(first);
  for (const end of ['stop', 'kill'] as const) {
    const missed: string[] = [];
    for (const one of shop.shops) {
      await one[end]();
      missed.push(await news());
      await one.start();
    }
    await stream.ended;
    const before = toldBy(stream);
    const last = stream.messages.at(-1)?.id ?? '';
    stream = await follow(last);
    const all = [...before, ...toldBy(stream)];
    for (const reference of missed) expect(all).toContain(reference);
  }
  stream.leave();
});

test(`nothing is lost when ${kills} times one of three processes is killed under load`, async () => {
  const outcome: Outcome = { calls: 0, refused: 0, away: 0, wrong: [] };
  const over = new AbortController();
  const crowd = { shop, goods, dice: diceOf(11), outcome, signal: over.signal };
  const buyers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => shop.person(`grupo${at}`, 'client', balancer.url)),
  );
  const crowded = Promise.all(buyers.map((buyer) => shopAround(buyer, crowd)));
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(1000);
    await shop.shops[kill % 3]?.kill();
    await pause(500);
    await shop.shops[kill % 3]?.start();
  }
  await pause(1000);
  over.abort();
  await crowded;
  await settleEverything(shop);
  process.stdout.write(
    `${kills} kills, ${outcome.calls} visits, ${outcome.refused} refused, ${outcome.away} unanswered\n`,
  );
  expect(await violationsOf(shop, goods)).toEqual([]);
  expect(outcome.wrong).toEqual([]);
  // Two processes responded all the time.
  expect(outcome.away / outcome.calls).toBeLessThan(0.2);
});
