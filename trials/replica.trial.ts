import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diceOf, shopAround, type Outcome } from './crowd.ts';
import { stockShelves, type Good } from './goods.ts';
import { settleEverything, violationsOf } from './ledger.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

/** The timeout for the shop to find the new primary, in ms. */
const findingLimitMs = 60_000;

let shop: WholeShop;
let goods: Good[];

beforeAll(open);

async function open(): Promise<void> {
  shop = await openWholeShop({ hasReplica: true });
  goods = await stockShelves(shop.pool, 8, 500);
}

afterAll(async () => {
  await shop.close();
});

/** With an expired session cookie, which changes nothing: shared calls are the same for everybody. */
const freshCall = (path: string) =>
  fetch(`http://127.0.0.1:${shop.ports[0]}/api${path}`, { headers: { cookie: 'percha=over' } });

const pathOf = (good: Good | undefined) => `/products/detail/${good?.id}`;

const setStock = (good: Good | undefined, stock: number) =>
  shop.pool.query('update variants set stock = $1 where id = $2', [stock, good?.variantId]);

test('requests do not fail when the replica dies', async () => {
  await shop.replica?.kill();
  for (let again = 0; again < 50; again += 1) expect((await freshCall(pathOf(goods[0]))).status).toBe(200);
  await shop.replica?.start();
});

test('after the primary dies the shop fails over to the promoted replica, and nothing is lost', async () => {
  await shop.replica?.waitForIt();
  await setStock(goods[0], goods[0]?.stock ?? 0);
  await whileCrowded(async (outcome) => {
    process.kill(shop.database.pid(), 'SIGKILL');
    await pause(500);
    await promote();
    await pause(2000);
    const before = outcome.away;
    await pause(2000);
    expect(outcome.away).toBe(before);
  });
});

test('the shop also leaves a primary that hangs, and does not return to it when it responds again', async () => {
  await shop.close();
  await open();
  await shop.replica?.waitForIt();
  const old = new Client({ connectionString: shop.database.url });
  await old.connect();
  const postmaster = shop.database.pid();
  await whileCrowded(async () => {
    signalAll(postmaster, 'SIGSTOP');
    await promote();
    await pause(1500);
    signalAll(postmaster, 'SIGCONT');
    const before = await ordersIn(old);
    await pause(3000);
    // A process that starts now finds two servers that accept writes.
    await shop.shops[0]?.kill();
    await shop.shops[0]?.start();
    await pause(2000);
    expect(await ordersIn(old)).toBe(before);
  });
  await old.end();
});

/** Lets buyers come while something happens, and checks the data afterwards. */
async function whileCrowded(happening: (outcome: Outcome) => Promise<void>): Promise<void> {
  const outcome: Outcome = { calls: 0, refused: 0, away: 0, wrong: [] };
  const over = new AbortController();
  const crowd = { shop, goods, dice: diceOf(7), outcome, signal: over.signal };
  const buyers = await Promise.all(Array.from({ length: 10 }, (_, at) => shop.person(`quien${at}`, 'client')));
  const crowded = Promise.all(buyers.map((buyer) => shopAround(buyer, crowd)));
  await pause(2000);
  const before = await ordersIn(shop.pool);
  await happening(outcome);
  over.abort();
  await crowded;
  expect(await ordersIn(shop.pool)).toBeGreaterThan(before);
  await settleEverything(shop);
  expect(await violationsOf(shop, goods)).toEqual([]);
  expect(outcome.wrong).toEqual([]);
}

async function promote(): Promise<void> {
  await shop.replica?.order('select pg_promote()');
  const isReady = async () => (await fetch(`http://127.0.0.1:${shop.ports[0]}/readyz`)).ok;
  await expect.poll(isReady, { timeout: findingLimitMs, interval: 20 }).toBe(true);
}

async function ordersIn(database: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from orders');
  return rows[0]?.count ?? 0;
}

/** Signals a server's main process and its children. */
function signalAll(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean);
  for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, signal);
}
