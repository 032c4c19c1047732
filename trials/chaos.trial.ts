import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from './administrators.ts';
import { diceOf, shopAround, type Outcome } from './crowd.ts';
import { stockShelves } from './goods.ts';
import { settleEverything, violationsOf } from './ledger.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

const isLong = process.env['TRIAL'] === 'long';
const kills = isLong ? 60 : 9;
const seed = Number(process.env['TRIAL_SEED'] ?? Date.now() % 1_000_000);
const buyers = 14;
const administrators = 4;

let shop: WholeShop;

describe.each(['mercado-pago', 'stripe'] as const)('paid by %s', (by) => {
  beforeAll(async () => {
    shop = await openWholeShop({ by });
  });

  afterAll(() => shop.close());

  test(`the data are consistent after ${kills} kills of the shop, the database and the provider`, async () => {
    const dice = diceOf(seed);
    const goods = await stockShelves(shop.pool, 6, 400);
    const outcome: Outcome = { calls: 0, refused: 0, away: 0, wrong: [] };
    const over = new AbortController();
    const crowd = { shop, goods, dice, outcome, signal: over.signal };
    const people = await Promise.all([
      ...Array.from({ length: buyers }, async (_, at) =>
        shopAround.bind(null, await shop.person(`cliente${at}`, 'client')),
      ),
      ...Array.from({ length: administrators }, async (_, at) =>
        administer.bind(null, await shop.person(`jefa${at}`, 'admin')),
      ),
    ]);
    const crowded = Promise.all(people.map((go) => go(crowd)));
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(400 + dice(1200));
      expectRunning();
      await killOne(kill % 3);
    }
    await pause(1500);
    over.abort();
    await crowded;
    const [process0] = shop.shops;
    expect(process0?.isRunning(), `seed ${seed}: the shop ended by itself\n${process0?.output().slice(-3000)}`).toBe(
      true,
    );
    await settleEverything(shop);
    const { rows } = await shop.pool.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from orders group by status order by status',
    );
    const changes = await shop.pool.query<{ kinds: string }>(
      "select string_agg(count || ' ' || action, ', ') as kinds from (select kind as action, count(*) from events where actor like 'admin:%' group by 1) as said",
    );
    const orders = rows.map(({ status, count }) => `${count} ${status}`).join(', ');
    process.stdout.write(
      `seed ${seed}: ${kills} kills, ${outcome.calls} visits, ${outcome.refused} refused, ${outcome.away} unanswered; orders: ${orders}; changes: ${changes.rows[0]?.kinds}\n`,
    );
    expect(await violationsOf(shop, goods), `seed ${seed}`).toEqual([]);
    expect(outcome.wrong, `seed ${seed}\n${complaints()}`).toEqual([]);
    expect(rows.find(({ status }) => status === 'approved')?.count ?? 0).toBeGreaterThan(kills);
  });
});

/** Asserts that the shop did not end by itself, for example when its database was killed. */
function expectRunning(): void {
  for (const one of shop.shops) {
    expect(one.isRunning(), `seed ${seed}: the shop ended by itself\n${one.output().slice(-3000)}`).toBe(true);
  }
}

/** Returns the kinds of failures in the shop's log, each once. */
function complaints(): string {
  const lines = shop.shops.flatMap((one) => one.output().split('\n')).filter((line) => line.includes('unexpected'));
  return [...new Set(lines.map((line) => line.replaceAll(/"(?:time|requestId|pid)":[^,]+,/g, '')))]
    .slice(0, 5)
    .join('\n');
}

async function killOne(which: number): Promise<void> {
  const [process0] = shop.shops;
  if (which === 0) {
    await process0?.kill();
    await process0?.start();
  } else if (which === 1) {
    process.kill(shop.database.pid(), 'SIGKILL');
    await untilAnswering();
  } else {
    await shop.sandbox.kill();
    await shop.sandbox.start();
  }
}

/** Waits until the shop responds: the database restarts by itself, and the shop reconnects without a restart. */
async function untilAnswering(): Promise<void> {
  const [port] = shop.ports;
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
}
