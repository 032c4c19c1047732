import { afterEach, describe, expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene, { losesNotices: true });

afterEach(() => here.scene.control.clearFaults());

const pesos = (amount: number) => shopMoney(amount * 100);

const part = { refund: { what: 'amount' as const, amount: 500 } };
const open = { status: 'charged_back', status_detail: 'in_process' } as const;

/** Opens a dispute at the provider, and tells the shop. */
async function dispute(payment: number): Promise<void> {
  await here.scene.control.movePayment(payment, open);
  await here.scene.notify(payment);
}

const refundStates = async (reference: string) =>
  (await here.scene.ledger(here.admin, reference)).refunds.map(({ state }) => state);

/** Holds the refunds at the provider, before or after it has made them, until the faults are cleared. */
const held = (moment: 'before' | 'after') => ({ kind: 'held', moment, method: 'POST' }) as const;

/** When the dispute of an order opens: at once, when the provider is being asked, or when it has refunded. */
type Begin = (reference: string, payment: number) => Promise<void>;
const atOnce: Begin = async () => undefined;
const onceAsked: Begin = (reference) => expect.poll(() => refundStates(reference)).toEqual(['asked']);
const onceDone: Begin = (_, payment) =>
  expect.poll(() => here.scene.refundsAtProvider(payment)).toEqual(['approved 500']);

describe('BACK-2 a refund and a dispute of the same payment', () => {
  test.for([
    { name: 'as it comes', faults: [], begin: atOnce },
    { name: 'while the refund is on its way to the provider', faults: [held('before')], begin: onceAsked },
    { name: 'while the answer to the refund is on its way back', faults: [held('after')], begin: onceDone },
  ])('at the same moment, $name: the ledger is what the provider has', async ({ faults, begin }) => {
    const orders = [];
    for (let made = 0; made < 8; made += 1) orders.push(await here.scene.paidOrder());
    for (const fault of faults) await here.scene.control.injectFault(fault);
    const refunds = orders.map(({ reference }) =>
      here.scene.refund(here.admin, reference, part).catch((error: unknown) => error),
    );
    await Promise.all(
      orders.map(async ({ reference, payment }) => {
        await begin(reference, payment);
        await dispute(payment);
      }),
    );
    await here.scene.control.clearFaults();
    const outcomes = await Promise.all(refunds);
    await here.scene.later();
    for (const [place, { reference, payment }] of orders.entries()) {
      const outcome = outcomes[place];
      const ledger = await here.scene.ledger(here.admin, reference);
      const states = ledger.refunds.map(({ state }) => state);
      // One that the shop itself refused was never written down.
      const end = outcome instanceof ShopError ? outcome.code : states.join();
      expect(end).toMatch(/^(done|refused|refund_disputed)$/);
      const isDone = end === 'done';
      expect(await here.scene.refundsAtProvider(payment)).toEqual(isDone ? ['approved 500'] : []);
      expect(ledger).toMatchObject({
        state: 'disputed',
        givenBack: pesos(isDone ? 500 : 0),
        inProcess: pesos(0),
        refundable: pesos(0),
        disputes: [{ state: 'open' }],
      });
    }
  });

  test('during a dispute that the shop knows, no refund is asked for', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await dispute(payment);
    expect(await here.scene.refusal(here.admin, reference, part)).toMatchObject({ code: 'refund_disputed' });
    expect(await here.scene.refundsAtProvider(payment)).toEqual([]);
    expect(await refundStates(reference)).toEqual([]);
  });

  test('asked before the dispute and not answered: asked again during it, it is refused with its reason', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.injectFault({ kind: 'status', status: 503, method: 'POST' });
    expect(await here.scene.refund(here.admin, reference, part)).toMatchObject({ refunds: [{ state: 'asked' }] });
    await here.scene.control.clearFaults();
    await dispute(payment);
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      state: 'disputed',
      givenBack: pesos(0),
      inProcess: pesos(0),
      refunds: [{ state: 'refused', problem: 'el estado del pago no lo permite' }],
    });
    expect(await here.scene.refundsAtProvider(payment)).toEqual([]);
    expect(await here.scene.refusal(here.admin, reference, part)).toMatchObject({ code: 'refund_disputed' });
  });

  test('done before the dispute and its answer lost: asked again during it, it is noted once', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.injectFault({ kind: 'drop', moment: 'after', method: 'POST', times: 3 });
    expect(await here.scene.refund(here.admin, reference, part)).toMatchObject({ refunds: [{ state: 'asked' }] });
    await here.scene.control.clearFaults();
    await dispute(payment);
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      state: 'disputed',
      givenBack: pesos(500),
      inProcess: pesos(0),
      refunds: [{ state: 'done' }],
    });
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 500']);
  });

  test('in process while the dispute opens and is withdrawn: it ends once, and only the rest is left', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
    await here.scene.refund(here.admin, reference, part);
    await here.scene.control.movePayment(payment, { status: 'in_mediation' });
    await here.scene.notify(payment);
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({ state: 'disputed', refundable: pesos(0) });
    await here.scene.control.movePayment(payment, { status: 'approved' });
    await here.scene.control.settleRefund(await here.scene.refundIdOf(payment), { status: 'approved' });
    await here.scene.notify(payment);
    await here.scene.later();
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      givenBack: pesos(500),
      refundable: pesos(1550),
    });
    await here.scene.refund(here.admin, reference);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 500', 'approved 1550']);
    expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
      givenBack: pesos(2050),
      refundable: pesos(0),
    });
  });
});
