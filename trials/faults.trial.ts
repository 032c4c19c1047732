import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { openMailbox, type Mailbox } from '#test/mailbox.ts';
import { freePort } from '#test/free-port.ts';
import { stockShelves, type Good } from './goods.ts';
import { settleEverything, violationsOf } from './ledger.ts';
import { onSmallDisk } from './small-disk.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

const minuteMs = 60_000;

let shop: WholeShop;
let goods: Good[];
let smtpPort: number;
let box: Mailbox | undefined;

beforeAll(async () => {
  smtpPort = await freePort();
  shop = await openWholeShop({
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'Percha <tienda@percha.example>' },
    around: (dataDir) => onSmallDisk(join(dataDir, 'media')),
  });
  goods = await stockShelves(shop.pool, 4, 100);
});

afterAll(async () => {
  await shop.close();
  await box?.close();
});

/** Random pixels cannot be compressed, so a square picture of `width` px has about 3 bytes for each pixel. */
function noise(width: number): Promise<Buffer> {
  const raw = { width, height: width, channels: 3 } as const;
  return sharp(randomBytes(width * width * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const isSeen = async (path: string, format: string) =>
  (await fetch(`http://127.0.0.1:${shop.ports[0]}${path}/320.${format}`)).status === 200;

test(
  'on a full disk uploads are rejected with a clear message, and the shop goes on',
  { timeout: minuteMs },
  async () => {
    const admin = await shop.person('jefa', 'admin');
    const first = await admin.call(productDesk.uploadPicture, { bytes: await noise(300) });
    const refusals: ShopError[] = [];
    for (let width = 400; width < 1400 && refusals.length < 3; width += 100) {
      const bytes = await noise(width);
      await admin.call(productDesk.uploadPicture, { bytes }).catch((error: unknown) => {
        if (!(error instanceof ShopError)) throw error;
        refusals.push(error);
      });
    }
    expect(refusals.map(({ code, status }) => [code, status])).toEqual(
      Array.from({ length: 3 }, () => ['no_room', 507]),
    );
    expect(refusals[0]?.detail).toContain('No hay espacio');
    // Existing pictures are still served, also in sizes that cannot be stored.
    for (const format of ['webp', 'avif']) expect(await isSeen(first.path, format)).toBe(true);
    // A rejected picture has left nothing: there is space for a small one.
    const small = await admin.call(productDesk.uploadPicture, { bytes: await noise(20) });
    expect(await isSeen(small.path, 'webp')).toBe(true);
    const buyer = await shop.person('compradora', 'client');
    await buyer.call(checkout.start, { cartItems: [lineOf(goods[0])] });
  },
);

const lineOf = (good: Good | undefined) => ({ variantId: good?.variantId ?? 0, quantity: 1 });

async function buy(name: string): Promise<void> {
  const buyer = await shop.person(name, 'client');
  const { init_point, reference } = await buyer.call(checkout.start, { cartItems: [lineOf(goods[1])] });
  const { told } = await shop.payments.pay(init_point, 'approved');
  const order = await buyer.call(orders.record, { payment_id: told, reference });
  expect(order.status).toBe('approved');
}

test('without SMTP for an hour the shop sells, and each e-mail arrives once after it is back', async () => {
  for (const name of ['uno', 'dos', 'tres']) await buy(name);
  const waiting = async () => {
    const { rows } = await shop.pool.query<{ kind: string; tries: number }>(
      "select kind, tries from emails where sent_at is null and given_up_at is null and recipient like any (array['uno@%', 'dos@%', 'tres@%'])",
    );
    return rows;
  };
  await expect
    .poll(async () => (await waiting()).filter(({ tries }) => tries > 0), { timeout: 60_000 })
    .toHaveLength(3);
  // The backoff before the second, third and fourth try; the next is an hour.
  for (const [at, minutes] of [1, 5, 15].entries()) {
    await passes(minutes);
    const fewestTries = async () => Math.min(...(await waiting()).map(({ tries }) => tries));
    await expect.poll(fewestTries, { timeout: 60_000 }).toBe(at + 2);
  }
  expect(await waiting()).toHaveLength(3);
  const opened = await openMailbox(smtpPort);
  box = opened;
  await passes(60);
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  const arrived = opened.received.map(({ recipient, subject }) => `${recipient} ${subject}`);
  expect(new Set(arrived).size).toBe(arrived.length);
  expect(arrived.filter((line) => /^(?:uno|dos|tres)@/.test(line))).toHaveLength(3);
});

/** Makes waiting e-mails due earlier, as if so many minutes had passed. */
async function passes(minutes: number): Promise<void> {
  await shop.pool.query(
    "update emails set next_try_at = next_try_at - $1 * interval '1 minute' where sent_at is null",
    [minutes],
  );
}

test('a provider that accepts every call and never responds', { timeout: 3 * minuteMs }, async () => {
  const before = await stockNow();
  const buyers = await Promise.all(Array.from({ length: 40 }, (_, at) => shop.person(`espera${at}`, 'client')));
  process.kill(shop.sandbox.processId(), 'SIGSTOP');
  let givenUp = 0;
  const refused = Promise.all(
    buyers.map(async (buyer) => {
      const refusal = await buyer.refusal(checkout.start, { cartItems: [lineOf(goods[2])] });
      givenUp += 1;
      return refusal;
    }),
  );
  // All other visitors are served as usual: no page waits until the calls time out.
  const statusOfVisit = async (visit: number) =>
    (await fetch(`http://127.0.0.1:${shop.ports[0]}/detail/${goods[3]?.id}?visita=${visit}`)).status;
  expect(await statusOfVisit(0)).toBe(200);
  expect(givenUp).toBe(0);
  for (let visit = 1; visit < 50; visit += 1) expect(await statusOfVisit(visit)).toBe(200);
  const codes = new Set((await refused).map(({ code, status }) => `${status} ${code}`));
  expect([...codes]).toEqual(['503 provider_unavailable']);
  expect(await stockNow()).toBe(before);
  process.kill(shop.sandbox.processId(), 'SIGCONT');
  await buy('despues');
});

async function stockNow(): Promise<number> {
  const { rows } = await shop.pool.query<{ sum: number }>('select sum(stock)::int as sum from variants');
  return rows[0]?.sum ?? 0;
}

test('in the end the data are consistent', async () => {
  await settleEverything(shop);
  expect(await violationsOf(shop, goods, box?.received.length)).toEqual([]);
});
