import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { plansFor } from '#contract/core/money/instalments.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { payments } from '#contract/sales/payments/payments.ts';
import type { Actor } from '#test/actor.ts';
import { memoryProvider } from '#test/memory-provider.ts';
import { openProviderFront, respond, type ProviderFront } from '#test/provider-front.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop, type Shop } from '#test/shop.ts';

let front: ProviderFront;
let shop: Shop;
let owner: Actor;

beforeEach(async () => {
  front = await openProviderFront();
  shop = await openShop({ env: { MP_API_URL: front.url } });
  front.to = shop.sandbox.url;
  owner = await shop.admin();
});
afterEach(async () => {
  await shop.close();
  await front.close();
});

const path = '/v1/payment_methods/installments';
const hour = 60 * 60 * 1000;
const price = moneyOf(12_995_000, 'ARS');

/** What a visitor's page is told of a price. */
const shown = async () => plansFor((await shop.guest().call(payments.instalments, {})).terms, price);

const refresh = () => shop.services.instalments.refresh();

const askedPlans = () => front.asked.filter((one) => one.startsWith(path));

test('PRICE-4 the provider is asked for bands of amounts and each brand, and pages show what all brands have', async () => {
  expect(await shown()).toEqual([]);
  expect(front.asked).toEqual([]);
  await owner.call(settingsDesk.payment, { instalmentsShown: 'pages' });
  await refresh();
  expect((await shown()).map(({ count, each, cft, isFree }) => [count, each.minor, cft, isFree])).toEqual([
    [3, 4_331_667, null, true],
    [6, 2_685_633, 132.4, false],
    [12, 1_602_717, 141.95, false],
  ]);
  expect(new Set(askedPlans()).size).toBe(12 * 3);
  expect(askedPlans()).toContain(`${path}?amount=100000&payment_method_id=visa`);
  expect(shopFacts().freeInstalments).toEqual([]);
  await owner.call(settingsDesk.payment, { instalmentsShown: 'cards' });
  await refresh();
  expect(shopFacts().freeInstalments).toEqual([{ from: 100_000, to: 1_000_000_000, count: 3 }]);
  await owner.call(settingsDesk.payment, { instalmentsShown: 'nowhere' });
  await refresh();
  expect([await shown(), shopFacts().freeInstalments]).toEqual([[], []]);
});

test('PRICE-4 an answer is kept for hours, asked for once at a time, and counts no more after a day', async () => {
  await owner.call(settingsDesk.payment, { instalmentsShown: 'pages' });
  await Promise.all([refresh(), refresh(), refresh()]);
  expect([askedPlans().length, front.most]).toEqual([12 * 3, 1]);
  shop.clock.advance(5 * hour);
  await refresh();
  expect(askedPlans()).toHaveLength(12 * 3);
  shop.clock.advance(2 * hour);
  await refresh();
  expect(askedPlans()).toHaveLength(2 * 12 * 3);
  front.instead = { path, answer: (_, response) => respond(response, { message: 'down' }, 500) };
  shop.clock.advance(23 * hour);
  await refresh();
  expect(await shown()).toHaveLength(3);
  shop.clock.advance(hour);
  expect(await shown()).toEqual([]);
});

test.for<[string, unknown, number]>([
  ['is silent', 'never', 0],
  ['fails', { message: 'internal' }, 500],
  ['refuses', { message: 'invalid' }, 400],
  ['answers no JSON', '<html>', 200],
  ['answers something else', { installments: 3 }, 200],
  ['says plans without numbers', [{ payer_costs: [{ installments: 'tres', installment_rate: 0 }] }], 200],
  ['names no plan', [], 200],
  ['says an interest of nothing with a higher total', answerOf({ total_amount: 250_000 }), 200],
  ['leaves the interest to the bank', answerOf({ installment_rate_collector: ['THIRD_PARTY'] }), 200],
  ['says interest without its cost', answerOf({ installment_rate: 20, total_amount: 120_000, labels: [] }), 200],
])('PRICE-4 nothing is shown where the provider %s', async ([, body, status]) => {
  const visa = (asked: URL) => asked.searchParams.get('payment_method_id') === 'visa';
  front.instead = {
    path,
    answer: (asked, response) => {
      if (status === 0) response.destroy();
      else if (visa(asked)) respond(response, body, status);
      else respond(response, answerOf({}));
    },
  };
  await owner.call(settingsDesk.payment, { instalmentsShown: 'cards' });
  await refresh();
  expect([await shown(), shopFacts().freeInstalments]).toEqual([[], []]);
});

test('PRICE-4 a plan that every brand answers is shown for the amounts of its band', async () => {
  front.instead = { path, answer: (_, response) => respond(response, answerOf({})) };
  await owner.call(settingsDesk.payment, { instalmentsShown: 'pages' });
  await refresh();
  expect((await shown()).map(({ count, isFree }) => [count, isFree])).toEqual([[3, true]]);
});

/** A plan of three without interest for 100000, as the provider writes it, with changes. */
function answerOf(changed: Readonly<Record<string, unknown>>) {
  const cost = {
    installments: 3,
    installment_rate: 0,
    labels: ['CFT_0,0%|TEA_0,0%'],
    installment_rate_collector: ['MERCADOPAGO'],
    min_allowed_amount: 1,
    max_allowed_amount: 9_999_999,
    total_amount: 100_000,
  };
  return [{ payment_method_id: 'visa', payment_type_id: 'credit_card', payer_costs: [{ ...cost, ...changed }] }];
}

test('PRICE-4 a page waits for no provider', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  front.instead = {
    path,
    async answer(_, response) {
      await held;
      respond(response, []);
    },
  };
  await owner.call(settingsDesk.payment, { instalmentsShown: 'pages' });
  const round = refresh();
  expect(await shown()).toEqual([]);
  release();
  await round;
});

test('PRICE-4 no provider with instalments, no account and no credit cards: nobody is asked, nothing is shown', async () => {
  await owner.call(settingsDesk.payment, { instalmentsShown: 'pages' });
  await refresh();
  expect(await shown()).toHaveLength(3);
  await owner.call(settingsDesk.selling, { excludedMeans: ['credit_card'] });
  await refresh();
  expect(await shown()).toEqual([]);
  shop.offer(memoryProvider().provider);
  expect(await shown()).toEqual([]);
  shop.offer({ ...shop.services.providers.named('mercado-pago'), isConnected: false });
  expect(await shown()).toEqual([]);
});

test('PRICE-4 the owner says how many instalments there are at most, to the buyers and to the provider', async () => {
  await owner.call(settingsDesk.payment, { instalmentsShown: 'pages', mostInstalments: 6 });
  await refresh();
  expect((await shown()).map(({ count }) => count)).toEqual([3, 6]);
  const scene = purchaseScene(shop);
  const buyer = await shop.customer('cuotas');
  const shirt = await scene.product();
  const { init_point } = await buyer.call(checkout.start, { cartItems: [shirt.line()] });
  const id = new URL(init_point).searchParams.get('pref_id') ?? '';
  const headers = { authorization: 'Bearer TEST-access-token' };
  const told = await (await fetch(`${shop.sandbox.url}/checkout/preferences/${id}`, { headers })).json();
  expect(z.looseObject({ payment_methods: z.unknown() }).parse(told).payment_methods).toEqual({ installments: 6 });
  const page = await (await fetch(init_point)).text();
  expect([page.includes('value="6"'), page.includes('value="12"')]).toEqual([true, false]);
  await owner.call(settingsDesk.payment, { mostInstalments: 1 });
  await refresh();
  expect(await shown()).toEqual([]);
});

test('PRICE-4 instalments are called free of interest only where no other means costs less', async () => {
  await owner.call(settingsDesk.payment, { instalmentsShown: 'cards' });
  const account = { bankAccount: 'casa.telar.sur', transferDiscount: 10 };
  await owner.call(settingsDesk.means, { ...account, offeredMeans: ['transfer'] });
  await refresh();
  expect((await shown()).map(({ count, isFree }) => [count, isFree])[0]).toEqual([3, false]);
  expect(shopFacts().freeInstalments).toEqual([]);
});
