import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { openSimulatedStripe } from '#test/stripe/simulated-stripe.ts';
import { openSimulatedMercadoPago } from '#test/sandbox/simulated-mercado-pago.ts';
import type { SimulatedProvider } from '#test/simulated-provider.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';

const yesterday = new Date();
yesterday.setDate(yesterday.getDate() - 1);
const tomorrow = new Date();
tomorrow.setDate(tomorrow.getDate() + 1);

describe.each([
  ['mercado-pago', openSimulatedMercadoPago],
  ['stripe', openSimulatedStripe],
])('PRICE-9 the account at %s', (_name, open) => {
  let simulated: SimulatedProvider;
  const money = (minor: number) => moneyOf(minor, simulated.currency);

  beforeAll(async () => {
    simulated = await open();
  });
  afterEach(() => simulated.repair());
  afterAll(() => simulated.close());

  async function paid(): Promise<string> {
    const page = await simulated.provider.start({
      reference: randomUUID(),
      lines: [{ title: 'Camisa Lino talle M', quantity: 2, unitPrice: money(129_950) }],
      discount: money(0),
      shipping: { title: 'Envío', price: money(5000) },
      email: 'ana@example.com',
      returnPath: '/user/orders/actual',
      expiresAt: tomorrow,
      payUntil: tomorrow,
    });
    return simulated.pay(page, 'approved');
  }

  const settlements = (since: Date) => simulated.provider.settlements?.(since);

  test('says what a payment and its refund moved, and when the money can be used', async () => {
    const id = await paid();
    await simulated.giveBack(id, 100_000);
    const own = (await settlements(yesterday))?.movements.filter(({ paymentId }) => paymentId === id) ?? [];
    const [payment, refund] = own.toSorted((one, other) => other.gross.minor - one.gross.minor);
    expect(own).toHaveLength(2);
    expect(payment).toMatchObject({ kind: 'payment', gross: money(264_900), payoutId: null });
    expect(refund).toMatchObject({ kind: 'refund', gross: money(-100_000), payoutId: null });
    for (const { gross, fee, withheld, net } of own) {
      expect(gross.minor).toBe(fee.minor + withheld.minor + net.minor);
    }
    const known = await simulated.provider.find(id);
    expect(known?.facts?.releaseAt).toEqual(payment?.releaseAt);
    expect(payment?.releaseAt.getTime()).toBeGreaterThan(payment?.at.getTime() ?? Infinity);
  });

  test('says that it is unavailable when there is no usable answer', async () => {
    await paid();
    await simulated.breakDown();
    await expect(settlements(yesterday)).rejects.toThrow(ProviderUnavailable);
  });
});
