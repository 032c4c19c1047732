import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(fulfilmentScene, { keepsMail: true, env: { RATE_LIMITS: 'on' } });

const codeForm = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

const state = (number: number | string, email: string, request = randomUUID()) =>
  post.shop.guest().call(withdrawals.record, { request, number: String(number), email });

async function emailsWith(code: string) {
  await post.deliver();
  return post.box.received.filter(({ subject }) => subject?.includes(code));
}

async function paid() {
  const order = await scene.paidOrder();
  await post.deliver();
  const { email } = await scene.order(order.reference);
  return { ...order, email: email ?? '' };
}

const newest = async () => (await admin.call(withdrawals.list, {})).withdrawals[0];

test('BACK-4 a guest takes back a purchase and gets a code with date and time, and the same by e-mail', async () => {
  const { number, email, reference } = await paid();
  const { code, at } = await state(`N° ${number}`, email.toUpperCase());
  expect(code).toMatch(codeForm);
  expect(Math.abs(Date.parse(at) - post.shop.clock.now().getTime())).toBeLessThan(60_000);
  const [mail, ...others] = await emailsWith(code);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: email });
  expect(mail?.text).toContain(`N° ${number}`);
  expect(await newest()).toMatchObject({ code, number, email, state: 'received', order: { reference } });
});

test('BACK-4 the answer is the same for an order that there is not, or another person’s, and nobody gets an e-mail', async () => {
  const { number, email } = await paid();
  const own = await state(number, email);
  const foreign = await state(number, 'otra@example.com');
  const unknown = await state(2_000_000_000, email);
  for (const answer of [foreign, unknown]) {
    expect(Object.keys(answer)).toEqual(Object.keys(own));
    expect(answer.code).toMatch(codeForm);
    expect(await emailsWith(answer.code)).toEqual([]);
  }
  const { withdrawals: found } = await admin.call(withdrawals.list, {});
  expect(found.slice(0, 2)).toMatchObject([{ order: null }, { order: null }]);
});

test('BACK-4 a form that is sent twice, also at once, is one withdrawal with one e-mail', async () => {
  const { number, email, reference } = await paid();
  const request = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => state(number, email, request)));
  expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
  expect(await admin.call(withdrawals.ofOrder, { reference })).toHaveLength(1);
  expect(await emailsWith(answers[0]?.code ?? '')).toHaveLength(1);
});

test('BACK-4 the time counts from the delivery; one that came too late is recorded too, for the owner to decide', async () => {
  const { number, email, reference } = await paid();
  await admin.call(fulfilmentDesk.addParcel, { reference });
  await state(number, email);
  expect(await newest()).toMatchObject({ order: { countsFrom: 'purchase', isInTime: true } });
  post.shop.clock.advance(9 * 86_400_000);
  await admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
  post.shop.clock.advance(9 * 86_400_000);
  await state(number, email);
  expect(await newest()).toMatchObject({ order: { countsFrom: 'delivery', isInTime: true } });
  post.shop.clock.advance(2 * 86_400_000);
  const late = await state(number, email);
  expect(late.code).toMatch(codeForm);
  expect(await newest()).toMatchObject({ code: late.code, order: { isInTime: false } });
  expect(await emailsWith(late.code)).toHaveLength(1);
});

test('BACK-4 administrators mark a withdrawal as handled, once; nobody else sees or marks any', async () => {
  const { number, email, buyer, reference } = await paid();
  await state(number, email);
  const id = (await newest())?.id ?? 0;
  for (const other of [buyer, post.shop.guest()]) {
    for (const refusal of [
      await other.refusal(withdrawals.list, {}),
      await other.refusal(withdrawals.ofOrder, { reference }),
      await other.refusal(withdrawals.handle, { id }),
    ]) {
      expect(['not_allowed', 'not_logged_in']).toContain(refusal.code);
    }
  }
  const { withdrawals: waiting } = await admin.call(orderDesk.counts, {});
  const handled = await admin.call(withdrawals.handle, { id });
  // The first page of the back office counts those that nobody handled yet.
  expect((await admin.call(orderDesk.counts, {})).withdrawals).toBe(waiting - 1);
  expect(handled).toMatchObject({ state: 'handled', handledBy: 'jefa' });
  const eva = await post.shop.admin('eva');
  expect(await eva.call(withdrawals.handle, { id })).toEqual(handled);
  const { entries } = await admin.call(audit.list, { action: 'withdrawal.handle' });
  expect(entries).toMatchObject([{ subject: handled.code, actor: 'jefa' }]);
  const open = await admin.call(withdrawals.list, { state: 'received' });
  expect(open.withdrawals.map((one) => one.id)).not.toContain(id);
  expect(await admin.refusal(withdrawals.handle, { id: 999_999 })).toMatchObject({ code: 'withdrawal_not_found' });
});

test('BACK-4 a wrong number or address is told, and a deleted account takes its address from its withdrawals', async () => {
  const guest = post.shop.guest();
  const refusal = await guest.refusal(withdrawals.record, { request: randomUUID(), number: 'abc', email: 'x' });
  expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: 'number' }, { path: 'email' }] });
  const { number, email, reference, buyer } = await paid();
  await state(number, email);
  await admin.call(people.remove, { user_name: buyer.username });
  const [kept] = await admin.call(withdrawals.ofOrder, { reference });
  expect(kept?.email).toBe('eliminado@percha.invalid');
});

test('BACK-4 one address, and one network, can state so many an hour, whether or not there are orders', async () => {
  post.shop.clock.advance(3_600_000);
  const { number, email } = await paid();
  const codesOf = async (tries: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(tries);
    const reasons: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    return reasons.map((reason) => (reason instanceof ShopError ? reason.code : String(reason)));
  };
  const limited = (times: number) => Array.from({ length: times }, () => 'too_many_requests');
  for (const address of [email, 'nadie@example.com']) {
    expect(await codesOf(Array.from({ length: 8 }, () => state(number, address)))).toEqual(limited(2));
  }
  const others = Array.from({ length: 20 }, (_, at) => state(number, `otro${at}@example.com`));
  expect(await codesOf(others)).toEqual(limited(6));
});
