import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { people } from '#contract/office/people-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { tokens } from '#contract/people/accounts/program-tokens.ts';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { openedScene } from '#test/opened-shop.ts';
import { refundScene } from '#test/refund-scene.ts';
import { appCode, browserOf, factorScene, knownPassword } from '#test/second-factor.ts';

const here = openedScene((shop) => ({ ...factorScene(shop), ...refundScene(shop) }));

const minutes = (count: number) => count * 60_000;
const now = () => here.shop.clock.now();

/** An owner with an app, who logged in some time ago. */
async function owner() {
  const person = await here.scene.withApp('admin');
  here.shop.clock.advance(minutes(11));
  return { ...person, prove: () => person.browser.call(proofCalls.prove, { code: appCode(person.secret, now()) }) };
}

describe('TEAM-2 who has a second factor', () => {
  test('is asked for it before roles, exports of people and settings of money, and ten minutes later again', async () => {
    const { browser, prove } = await owner();
    await here.shop.customer('carla');
    const role = { user_name: 'carla', rol: 'viewer', currentPassword: knownPassword } as const;
    const calls = [
      () => browser.refusal(people.setRole, role),
      () => browser.refusal(people.all, {}),
      () => browser.refusal(newsletter.records, {}),
      () => browser.refusal(settingsDesk.means, { offeredMeans: ['transfer'] }),
      () => browser.refusal(settingsDesk.security, { provenAbove: 5 }),
      () => browser.refusal(tokens.create, { name: 'Robada', scopes: ['orders.read'], currentPassword: knownPassword }),
    ];
    for (const call of calls) expect((await call()).code).toBe('step_up_needed');
    await prove();
    expect(await browser.call(people.setRole, role)).toMatchObject({ rol: 'viewer' });
    expect((await browser.call(people.all, {})).length).toBeGreaterThan(1);
    here.shop.clock.advance(minutes(9));
    expect((await browser.call(people.all, {})).length).toBeGreaterThan(1);
    here.shop.clock.advance(minutes(2));
    expect((await browser.refusal(people.all, {})).code).toBe('step_up_needed');
  });

  test('proves it for one session: that of another browser, and that of another person, stay unproven', async () => {
    const one = await owner();
    const elsewhere = browserOf(here.shop);
    await here.scene.halfLogIn(elsewhere, one.username);
    await elsewhere.call(loginStep.finishByCode, { code: one.recoveryCodes[0] ?? '' });
    here.shop.clock.advance(minutes(11));
    const other = await owner();
    await one.prove();
    expect(await one.browser.call(people.all, {})).toBeTruthy();
    expect((await elsewhere.refusal(people.all, {})).code).toBe('step_up_needed');
    expect((await other.browser.refusal(people.all, {})).code).toBe('step_up_needed');
  });

  test('does not prove it by the password, nor by a code that was used', async () => {
    const { browser, secret } = await owner();
    expect((await browser.refusal(proofCalls.prove, { password: knownPassword })).code).toBe('wrong_code');
    const code = appCode(secret, now());
    await browser.call(proofCalls.prove, { code });
    expect((await browser.refusal(proofCalls.prove, { code })).code).toBe('wrong_code');
  });

  test('gives money back freely up to the owner’s amount, and above it after the proof; nothing is refunded before', async () => {
    const { browser, prove } = await owner();
    await prove();
    await browser.call(settingsDesk.security, { provenAbove: 100 });
    here.shop.clock.advance(minutes(11));
    const { reference } = await here.scene.paidOrder();
    const some = (amount: number) => ({ reference, key: randomUUID(), refund: { what: 'amount', amount } }) as const;
    await browser.call(orderRefunds.refund, some(100));
    const large = some(101);
    expect((await browser.refusal(orderRefunds.refund, large)).code).toBe('step_up_needed');
    expect((await browser.refusal(cancellations.byDesk, { reference })).code).toBe('step_up_needed');
    const sum = 'select coalesce(sum(amount_minor), 0)::int as given from refunds where order_reference = $1';
    expect((await here.shop.pool.query(sum, [reference])).rows).toEqual([{ given: 10_000 }]);
    await prove();
    await browser.call(orderRefunds.refund, large);
    expect((await here.shop.pool.query(sum, [reference])).rows).toEqual([{ given: 20_100 }]);
  });

  test('is asked before the own factors change', async () => {
    const { browser, factor, prove } = await owner();
    expect((await browser.refusal(secondFactor.startCode, {})).code).toBe('step_up_needed');
    expect((await browser.refusal(secondFactor.remove, { id: factor })).code).toBe('step_up_needed');
    expect((await browser.refusal(secondFactor.newRecoveryCodes, {})).code).toBe('step_up_needed');
    await prove();
    expect(await browser.call(secondFactor.startCode, {})).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]+$/),
    });
  });
});

test('TEAM-2 who has no second factor is asked for nothing more at the desk, and for the password before the first factor', async () => {
  const person = await here.scene.somebody('admin');
  const browser = browserOf(here.shop);
  await here.scene.logIn(browser, person.username);
  here.shop.clock.advance(minutes(11));
  expect(await browser.call(people.all, {})).toBeTruthy();
  expect((await browser.refusal(secondFactor.startCode, {})).code).toBe('step_up_needed');
  expect(await browser.call(proofCalls.proof, {})).toEqual({ kinds: ['password'], isFresh: false });
  expect((await browser.refusal(proofCalls.prove, { password: 'otra-clave' })).code).toBe('wrong_password');
  expect((await browser.refusal(proofCalls.prove, { code: '123456' })).code).toBe('wrong_password');
  await browser.call(proofCalls.prove, { password: knownPassword });
  expect(await browser.call(secondFactor.startCode, {})).toBeTruthy();
});
