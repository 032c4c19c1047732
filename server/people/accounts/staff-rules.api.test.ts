import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/core/time/units.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ownSessions } from '#contract/people/accounts/own-sessions.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { people } from '#contract/office/people-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { liveOrders } from '#contract/sales/order-desk/live-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { openedScene } from '#test/opened-shop.ts';
import { browserOf, factorScene, setUpApp } from '#test/second-factor.ts';

const live = openedScene((shop) => factorScene(shop), {
  env: { SHOP_MODE: 'live', PUBLIC_URL: 'https://tienda.example', RATE_LIMITS: 'on' },
});
const demo = openedScene((shop) => factorScene(shop));

const minutes = (count: number) => count * 60_000;

describe('TEAM-2 in a live shop who works in it needs a second factor', () => {
  test('some days after the first login only what sets it up answers, and everything again once it is there', async () => {
    const person = await live.scene.somebody('manager');
    const first = browserOf(live.shop);
    await live.scene.logIn(first, person.username);
    const { duty } = await first.call(accounts.session, {});
    expect(duty?.isOver).toBe(false);
    expect(Math.round((Date.parse(duty?.until ?? '') - live.shop.clock.now().getTime()) / dayMs)).toBe(7);
    expect(await first.call(orderDesk.counts, {})).toBeTruthy();

    live.shop.clock.advance(6 * dayMs);
    const later = browserOf(live.shop);
    await live.scene.logIn(later, person.username);
    expect(await later.call(orderDesk.counts, {})).toBeTruthy();
    live.shop.clock.advance(dayMs + 1000);
    const last = browserOf(live.shop);
    await live.scene.logIn(last, person.username);
    expect((await last.call(accounts.session, {})).duty).toMatchObject({ isOver: true });
    expect((await last.refusal(orderDesk.counts, {})).code).toBe('factor_needed');
    expect((await last.refusal(people.all, {})).code).toBe('factor_needed');
    // Nor as one of the staff by a call that buyers make too.
    expect((await last.refusal(orders.one, { key: '117' })).code).toBe('order_not_found');
    const known = await last.call(accounts.findByUsername, { username: person.username });
    expect(known).toEqual([{ username: person.username }]);

    await setUpApp(last, live.shop);
    expect(await last.call(orderDesk.counts, {})).toBeTruthy();
    expect((await last.call(accounts.session, {})).duty).toBeUndefined();
    const { factors } = await last.call(secondFactor.list, {});
    expect((await last.refusal(secondFactor.remove, { id: factors[0]?.id ?? 0 })).code).toBe('last_factor');
  });

  test('the owner says how many days; without any it is needed at once', async () => {
    const owner = await live.scene.withApp('admin');
    await owner.browser.call(settingsDesk.security, { factorDays: 0 });
    const person = await live.scene.somebody('orders');
    const browser = browserOf(live.shop);
    await live.scene.logIn(browser, person.username);
    expect((await browser.refusal(orderDesk.counts, {})).code).toBe('factor_needed');
    await owner.browser.call(settingsDesk.security, { factorDays: 7 });
    expect(await browser.call(orderDesk.counts, {})).toBeTruthy();
  });

  test('a customer needs none, and the demonstration asks nobody, unless its owner says so', async () => {
    const customer = await live.scene.somebody('client');
    const shopping = browserOf(live.shop);
    await live.scene.logIn(shopping, customer.username);
    expect(await shopping.call(accounts.session, {})).toEqual({ user: expect.anything() });

    const owner = await demo.scene.somebody('admin');
    const browser = browserOf(demo.shop);
    await demo.scene.logIn(browser, owner.username);
    demo.shop.clock.advance(20 * dayMs);
    expect(await browser.call(people.all, {})).toBeTruthy();
    await browser.call(settingsDesk.security, { staffRulesInDemo: true, factorDays: 0 });
    const strict = browserOf(demo.shop);
    await demo.scene.logIn(strict, owner.username);
    expect((await strict.refusal(people.all, {})).code).toBe('factor_needed');
    await setUpApp(strict, demo.shop);
    await strict.call(settingsDesk.security, { staffRulesInDemo: false, factorDays: 7 });
  });
});

describe('TEAM-3 a session of somebody who works in a live shop', () => {
  test('ends when nobody uses it for half an hour; what a page asks by itself is no use', async () => {
    const { browser } = await live.scene.withApp('orders');
    for (let index = 0; index < 4; index += 1) {
      live.shop.clock.advance(minutes(29));
      expect(await browser.call(orderDesk.counts, {})).toBeTruthy();
    }
    live.shop.clock.advance(minutes(20));
    expect(await browser.call(ownSessions.stay, {})).toMatchObject({ idleUntil: expect.any(String) });
    live.shop.clock.advance(minutes(20));
    const stream = await browser.send(liveOrders.follow.path, { method: 'GET', headers: {} });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    live.shop.clock.advance(minutes(11));
    expect((await browser.refusal(orderDesk.counts, {})).code).toBe('not_logged_in');
    expect(await browser.call(accounts.session, {})).toEqual({ user: null });
  });

  test('ends after half a day, however much it is used; that of a customer after thirty days, used or not', async () => {
    const { browser } = await live.scene.withApp('orders');
    const customer = await live.scene.somebody('client');
    const shopping = browserOf(live.shop);
    await live.scene.logIn(shopping, customer.username);
    for (let index = 0; index < 24; index += 1) {
      live.shop.clock.advance(minutes(29));
      expect(await browser.call(orderDesk.counts, {})).toBeTruthy();
    }
    live.shop.clock.advance(minutes(25));
    expect((await browser.refusal(orderDesk.counts, {})).code).toBe('not_logged_in');
    live.shop.clock.advance(29 * dayMs);
    expect((await shopping.call(accounts.session, {})).user).toMatchObject({ username: customer.username });
    live.shop.clock.advance(dayMs);
    expect(await shopping.call(accounts.session, {})).toEqual({ user: null });
  });

  test('is as before in the demonstration', async () => {
    const person = await demo.scene.somebody('orders');
    const browser = browserOf(demo.shop);
    await demo.scene.logIn(browser, person.username);
    demo.shop.clock.advance(20 * dayMs);
    expect(await browser.call(orderDesk.counts, {})).toBeTruthy();
    expect(await browser.call(ownSessions.stay, {})).toEqual({ idleUntil: null });
  });
});

test('TEAM-3 a login from a browser that was never used for the account is told by letter, and another one of it is not', async () => {
  const person = await live.scene.somebody('orders');
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const own = browserOf(live.shop, firefox);
  await live.scene.logIn(own, person.username);
  await live.scene.logIn(own, person.username);
  const told = async () => {
    const { rows } = await live.shop.pool.query<{ device: string }>(
      "select data ->> 'device' as device from events where kind = 'account.new-device' and subject = $1 order by id",
      [String(person.id)],
    );
    return rows.map(({ device }) => device);
  };
  expect(await told()).toEqual([]);
  const other = browserOf(live.shop, firefox);
  await live.scene.logIn(other, person.username);
  await live.scene.logIn(other, person.username);
  expect(await told()).toEqual(['Firefox · Windows']);
});
