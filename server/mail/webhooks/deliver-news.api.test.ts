import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhooks } from '#contract/mail/webhooks.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import type { Services } from '#server/core/context/context.ts';
import { openReceiver } from '#test/news-receiver.ts';
import { openedShop } from '#test/opened-shop.ts';
import { deliverNews } from './deliver-news.service.ts';
import { claimDelivery, claimReceivers, isNewsDue, leaseMs } from './due-news.service.ts';

const here = openedShop({ env: { WEBHOOK_LOOPBACK: 'on' } });

let receiver: Awaited<ReturnType<typeof openReceiver>>;

beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await here.shop.pool.query('delete from webhooks');
  receiver.received.length = 0;
});

const deliver = (services: Services = here.shop.services) => deliverNews(services, undefined, { mostMs: 5000 });

let owners = 0;

/** Adds a receiver with trials that are due. */
async function waiting(path: string, trials = 1) {
  owners += 1;
  const owner = await here.shop.admin(`jefa-${owners}`);
  const added = await owner.call(webhooks.create, { url: `${receiver.url}${path}`, topics: ['order.placed'] });
  const { id } = added.webhook;
  for (let trial = 0; trial < trials; trial += 1) await owner.call(webhooks.test, { id });
  return { id, log: () => owner.call(webhooks.log, { id }), test: () => owner.call(webhooks.test, { id }) };
}

test('PROG-2 a receiver that does not answer delays no other', async () => {
  await waiting('/slow', 3);
  const good = await waiting('/good', 5);
  const delivering = deliver();
  await expect.poll(() => receiver.at('/good').length).toBe(5);
  // All that while the slow one has its first request.
  expect([receiver.at('/slow').length, receiver.waiting()]).toEqual([1, 1]);
  // What becomes due meanwhile does not wait for it either.
  await good.test();
  await expect.poll(() => receiver.at('/good').length).toBe(6);
  expect(receiver.at('/slow')).toHaveLength(1);
  receiver.repair('/slow');
  receiver.letGo();
  await delivering;
  expect(receiver.at('/slow')).toHaveLength(3);
});

test('PROG-2 hostile receivers end as failed tries, and are tried again later', async () => {
  const paths = ['/close', '/fail', '/redirect', '/drip', '/flood'] as const;
  const hostile = [];
  for (const path of paths) hostile.push(await waiting(path));
  await deliverNews(here.shop.services, undefined, { mostMs: 500 });
  const found = [];
  for (const { log } of hostile) found.push((await log()).deliveries[0]);
  expect(found.map((one) => [one?.state, one?.problem, one?.status])).toEqual([
    ['waiting', 'unreachable', null],
    ['waiting', 'status', 500],
    ['waiting', 'redirect', 307],
    ['delivered', '', 200],
    ['delivered', '', 200],
  ]);
  expect(found[4]?.answer.length).toBeLessThanOrEqual(1000);
  expect(receiver.at('/inside')).toEqual([]);
});

test('PROG-2 each receiver has one request at a time, and two processes send each piece once', async () => {
  const receivers = [];
  for (const path of ['/one', '/two', '/three']) receivers.push(await waiting(path, 8));
  await Promise.all([deliver(), deliver(), deliver()]);
  for (const path of ['/one', '/two', '/three']) {
    const ids = receiver.at(path).map(({ headers }) => headers['webhook-id']);
    expect([path, ids.length, new Set(ids).size]).toEqual([path, 8, 8]);
  }
  expect(receiver.mostAtOnce()).toBe(1);
});

test('PROG-2 a process that is killed after its claim leaves the receiver to others, and nothing is lost', async () => {
  const { services, clock } = here.shop;
  await waiting('/killed', 2);
  // The killed process: it claimed, and never came back.
  const [claimed] = await claimReceivers(services, 20);
  if (!claimed) throw new Error('nothing to claim');
  const lost = await claimDelivery(services, claimed);
  await deliver();
  expect(receiver.at('/killed')).toEqual([]);
  clock.advance(leaseMs + 1000);
  await deliver();
  const ids = receiver.at('/killed').map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(2);
  expect(ids).toContain(lost?.messageId);
});

test('PROG-2 a shop that stops breaks off, and sends the same again later', async () => {
  const { services, clock } = here.shop;
  const slow = await waiting('/slow-stop');
  const stopping = new AbortController();
  const delivering = deliverNews(services, stopping.signal);
  await expect.poll(() => receiver.waiting()).toBe(1);
  stopping.abort();
  await delivering;
  expect((await slow.log()).deliveries[0]).toMatchObject({ state: 'waiting', problem: '' });
  receiver.repair('/slow-stop');
  clock.advance(2 * minuteMs);
  await deliver();
  const ids = receiver.at('/slow-stop').map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('PROG-2 what fails is tried again for a day, with growing pauses, and then given up', async () => {
  const { services, clock } = here.shop;
  const failing = await waiting('/fail');
  const pauses: number[] = [];
  await deliver();
  for (;;) {
    const [delivery] = (await failing.log()).deliveries;
    if (!delivery?.nextTryAt || !delivery.triedAt) break;
    const pause = Date.parse(delivery.nextTryAt) - Date.parse(delivery.triedAt);
    pauses.push(Math.round(pause / minuteMs));
    expect(await isNewsDue(services)).toBe(false);
    clock.advance(pause + 1000);
    await deliver();
  }
  expect(pauses).toEqual([1, 5, 15, 60, 240, 480, 640]);
  const [delivery] = (await failing.log()).deliveries;
  expect(delivery).toMatchObject({ state: 'failed', tries: 8, problem: 'status', status: 500, answer: 'no' });
});

test('PROG-2 what has waited longest is sent first', async () => {
  const { clock } = here.shop;
  const both = await waiting('/fail-first');
  await deliver();
  clock.advance(10 * minuteMs);
  await both.test();
  receiver.repair('/fail-first');
  await deliver();
  const sent = receiver.at('/fail-first').map(({ headers }) => headers['webhook-id']);
  expect(sent).toHaveLength(3);
  expect(sent[1]).toBe(sent[0]);
});

test('PROG-2 a receiver that fails for a week gets nothing more, and the owners a letter', async () => {
  const { clock, pool } = here.shop;
  const failing = await waiting('/fail-week');
  for (let day = 0; day < 8; day += 1) {
    await deliver();
    clock.advance(dayMs);
    await pool.query('update webhook_deliveries set next_try_at = $1, tries = 0, given_up_at = null', [clock.now()]);
  }
  const owner = await here.shop.admin('jefa-semana');
  expect((await owner.call(webhooks.list, {})).webhooks).toMatchObject([{ state: 'failed' }]);
  const before = receiver.at('/fail-week').length;
  await deliver();
  expect(receiver.at('/fail-week')).toHaveLength(before);
  const { rows } = await pool.query<{ recipient: string }>(
    `select distinct recipient from emails where kind = 'webhook-off' and event like $1`,
    [`${failing.id}:%`],
  );
  expect(rows.map(({ recipient }) => recipient)).toContain(`jefa-${owners}@example.com`);
});

test('PROG-2 a success in between begins the week anew', async () => {
  const { clock, pool } = here.shop;
  const shaky = await waiting('/fail-shaky');
  await deliver();
  clock.advance(6 * dayMs);
  const again = () =>
    pool.query('update webhook_deliveries set next_try_at = $1, tries = 0, given_up_at = null', [clock.now()]);
  receiver.repair('/fail-shaky');
  await again();
  await deliver();
  const { rows } = await pool.query('select state, failing_since from webhooks where id = $1', [shaky.id]);
  expect(rows).toEqual([{ state: 'active', failing_since: null }]);
});

test('PROG-2 a second try has the same id and body, and a time and a signature of its own', async () => {
  const { clock } = here.shop;
  await waiting('/fail-replay');
  await deliver();
  clock.advance(2 * minuteMs);
  await deliver();
  const [first, second] = receiver.at('/fail-replay');
  expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
  const timeOf = (one: typeof first) => Number(one?.headers['webhook-timestamp']);
  expect(timeOf(second) - timeOf(first)).toBeGreaterThanOrEqual(120);
  expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
});

test('PROG-2 MEND-27 what deliveries come to is no change that a person would overwrite', async () => {
  const failing = await waiting('/fail-version', 2);
  const { version } = (await failing.log()).webhook;
  await deliver();
  expect((await failing.log()).webhook).toMatchObject({ version, failingSince: expect.any(String) });
  await here.shop.pool.query(`update webhooks set url = $1`, [`${receiver.url}/gone`]);
  here.shop.clock.advance(2 * minuteMs);
  await deliver();
  expect((await failing.log()).webhook).toMatchObject({ version: version + 1, state: 'gone' });
});

test('PROG-2 what an address answers says nothing of the one that a person wrote meanwhile', async () => {
  const { clock, pool } = here.shop;
  const moving = await waiting('/slow-gone');
  const owner = await here.shop.admin('jefa-mudada');
  const given = { id: moving.id, topics: ['order.placed' as const], isActive: true };
  const delivering = deliver();
  await expect.poll(() => receiver.waiting()).toBe(1);
  await owner.call(webhooks.update, { ...given, url: `${receiver.url}/fail-moved` });
  receiver.letGo(410);
  await delivering;
  expect((await moving.log()).webhook).toMatchObject({ state: 'active', failingSince: null });
  // Neither do the days that another address failed.
  clock.advance(2 * minuteMs);
  await deliver();
  expect((await moving.log()).webhook.failingSince).not.toBeNull();
  clock.advance(8 * dayMs);
  const later = await here.shop.admin('jefa-mudada-2');
  await later.call(webhooks.update, { ...given, url: `${receiver.url}/fail-typo` });
  await pool.query('update webhook_deliveries set next_try_at = $1', [clock.now()]);
  await deliver();
  expect((await later.call(webhooks.log, { id: moving.id })).webhook.state).toBe('active');
});

test('PROG-2 a receiver that says that it is gone is not asked again', async () => {
  const gone = await waiting('/gone', 2);
  await deliver();
  expect(receiver.at('/gone')).toHaveLength(1);
  const { rows } = await here.shop.pool.query('select state from webhooks where id = $1', [gone.id]);
  expect(rows).toEqual([{ state: 'gone' }]);
});

test('PROG-2 the address is looked at when something is sent, whatever it was when the receiver was added', async () => {
  const { services, pool } = here.shop;
  const moved = await waiting('/moved', 2);
  const strict: Services = { ...services, settings: { ...services.settings, webhookLoopback: false } };
  await deliver(strict);
  const deliveries = (await moved.log()).deliveries;
  expect(deliveries.map(({ problem }) => problem)).toEqual(['private', 'private']);
  // A name that begins to mean this machine.
  await pool.query(`update webhooks set url = $1`, [`http://erp.example.com:${receiver.port}/moved`]);
  await pool.query('update webhook_deliveries set next_try_at = $1', [here.shop.clock.now()]);
  const lookUp = async () => [{ address: '127.0.0.1', family: 4 }];
  await deliverNews(strict, undefined, { lookUp });
  expect((await moved.log()).deliveries.map(({ problem }) => problem)).toEqual(['private', 'private']);
  expect(receiver.received).toEqual([]);
});
