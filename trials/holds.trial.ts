import { connect } from 'node:net';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { diceOf, shopAround } from './crowd.ts';
import { stockShelves, type Good } from './goods.ts';
import { settleEverything, violationsOf } from './ledger.ts';
import { liveMemory } from './live-memory.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

const isLong = process.env['TRIAL'] === 'long';
const soakMs = isLong ? 10 * 60_000 : 15_000;
/**
 * The maximum growth of the process's live memory, in MB a minute; a short run mostly shows the heap finding its size.
 */
const mostSlope = isLong ? 2 : 150;
/** The maximum growth of live memory, in MB. */
const mostGrowth = 5;

let shop: WholeShop;
let goods: Good[];
let url: string;

beforeAll(async () => {
  shop = await openWholeShop({ flags: ['--inspect=127.0.0.1:0'] });
  goods = await stockShelves(shop.pool, 8, 5000);
  url = `http://127.0.0.1:${shop.ports[0]}`;
});

afterAll(async () => {
  await shop.close();
});

type Answer = { readonly status: number; readonly retryAfter: string | undefined };

let visits = 0;

/** One visit on its own connection, to a new address. */
function visit(): Promise<Answer> {
  visits += 1;
  return new Promise((resolve, reject) => {
    request(`${url}/home?gender=Women&maxPrice=${200_000 + visits}`, { agent: false }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const memoryNow = async () => {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${shop.shops[0]?.processId()}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
};

/** The memory of the process at the end of the load peak, in MB. */
let atPeak = 0;

test('beyond its capacity the shop rejects quickly, serves the others, and recovers afterwards', async () => {
  await visit();
  const answers = await Promise.all(Array.from({ length: 1500 }, visit));
  atPeak = await memoryNow();
  const refused = answers.filter(({ status }) => status === 503);
  const served = answers.filter(({ status }) => status === 200);
  process.stdout.write(`1500 at once: ${served.length} served, ${refused.length} refused\n`);
  expect(refused.length + served.length).toBe(1500);
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length).toBeGreaterThan(100);
  expect(refused.every(({ retryAfter }) => retryAfter !== undefined)).toBe(true);
  await expect.poll(async () => (await visit()).status, { timeout: 60_000 }).toBe(200);
});

test('after the load peak the shop returns memory to the system', async () => {
  await expect.poll(memoryNow, { timeout: 60_000 }).toBeLessThan(atPeak - 40);
});

test('visitors who send their request byte by byte do not block the shop', { timeout: 60_000 }, async () => {
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  const { status } = await visit();
  expect(status).toBe(200);
  // A response came while all of them still held their connections.
  expect(sockets.filter(({ writable }) => writable)).toHaveLength(300);
  // The headers time out after 15 s, checked every 5 s.
  await Promise.race([closed, pause(30_000).then(() => Promise.reject(new Error('slow visitors are still there')))]);
  clearInterval(drip);
});

test('while the database restarts under load, requests wait or get 503 with Retry-After', async () => {
  const over = new AbortController();
  const seen: Answer[] = [];
  const crowd = Promise.all(
    Array.from({ length: 16 }, async () => {
      while (!over.signal.aborted) seen.push(await visit());
    }),
  );
  await pause(500);
  process.kill(shop.database.pid(), 'SIGINT');
  await pause(4000);
  over.abort();
  await crowd;
  const odd = seen.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter !== undefined));
  expect(odd).toEqual([]);
  expect((await visit()).status).toBe(200);
});

test(`memory stays flat over ${soakMs / 1000} s of load`, async () => {
  const over = new AbortController();
  const outcome = { calls: 0, refused: 0, away: 0, wrong: [] };
  const buyers = await Promise.all(Array.from({ length: 6 }, (_, at) => shop.person(`largo${at}`, 'client')));
  const crowd = { shop, goods, dice: diceOf(5), outcome, signal: over.signal };
  const work = Promise.all([
    ...buyers.map((buyer) => shopAround(buyer, crowd)),
    (async () => {
      while (!over.signal.aborted) await visit();
    })(),
  ]);
  const looks = 6;
  const live: number[] = [];
  const settled: number[] = [];
  let highest = 0;
  for (let look = 0; look < looks; look += 1) {
    for (let at = 0; at < 5; at += 1) {
      await pause(soakMs / looks / 5);
      highest = Math.max(highest, await memoryNow());
    }
    live.push(await liveMemory(shop.shops[0]?.output() ?? ''));
    settled.push(await memoryNow());
  }
  over.abort();
  await work;
  const slope = slopeOf(settled) / (soakMs / looks / 60_000);
  const shown = (megabytes: readonly number[]) => megabytes.map(Math.round).join(' ');
  process.stdout.write(
    `live ${shown(live)} MB; process at most ${Math.round(highest)} MB, collected ${shown(settled)} MB: slope ${slope.toFixed(1)} MB a minute\n`,
  );
  expect(highest).toBeLessThan(450);
  expect(slope).toBeLessThan(mostSlope);
  expect(Math.max(...live) - (live[0] ?? 0)).toBeLessThan(mostGrowth);
});

/** Returns the slope by least squares, for each sample. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  const above = samples.reduce((sum, one, at) => sum + (at - middle) * (one - mean), 0);
  return above / samples.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

test('SIGTERM finishes requests in flight, accepts no new ones, and ends', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, (_, at) => shop.person(`final${at}`, 'client')));
  const line = { variantId: goods[0]?.variantId ?? 0, quantity: 1 };
  const bought = Promise.allSettled(buyers.map((buyer) => buyer.call(checkout.start, { cartItems: [line] })));
  await pause(100);
  const stopped = await shop.shops[0]?.stop();
  const outcomes = await bought;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(stopped?.code).toBe(0);
  await expect(visit()).rejects.toThrow('ECONNREFUSED');
  await shop.shops[0]?.start();
  await settleEverything(shop);
  expect(await violationsOf(shop, goods)).toEqual([]);
});
