import { emailWords } from '#contract/core/fields/email-pattern.ts';
import { shopMoney, toDecimal, type Money } from '#contract/core/money/money.ts';
import { parsePrice, shopCurrencyWord } from '#contract/core/money/typed-price.ts';
import { deliveryPrice } from '#contract/delivery/delivery-offers.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { price, subtotalOf, type Price } from '#contract/sales/checkout/pricing.ts';
import { manualOrders, manualPayments, type ManualPayment } from '#contract/sales/order-desk/manual-orders.ts';
import { deskDiscount, type NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import { handMeansWords } from '#contract/sales/payments/hand-payments.ts';
import { t } from '#messages/messages.ts';
import { area, choiceOf, line } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import type { Option } from '#web/core/ui/options-field.tsx';
import type { AddressValues } from '#web/people/addresses/address-rules.ts';

/** How a manual order can be paid, as the form says it. */
const paymentNames: Readonly<Record<ManualPayment, string>> = {
  cash: t('manual-orders.alreadyPaid', { means: handMeansWords.cash }),
  transfer: t('manual-orders.alreadyArrived', { means: handMeansWords.transfer }),
  link: t('manual-orders.sendLink'),
  later: t('manual-orders.later'),
};

/** A size of a product that is sold, and how many of it. */
export type ManualLine = { readonly size: ListedSize; readonly quantity: number };

/** The form of a manual order: 'counter', or the id of a delivery method. */
export function orderForm(methods: readonly AreaOffer[], hasLinks: boolean) {
  const byMethod = methods.map(({ id, title }): Option => [String(id), title]);
  const payments = manualPayments.filter((payment) => hasLinks || payment !== 'link');
  const unaided = { autoComplete: 'off' } as const;
  return formOf({
    rules: manualOrders.create.input,
    fields: {
      customer: line(t('manual-orders.username'), { ...unaided, hint: t('manual-orders.usernameHint') }),
      email: line(t('manual-orders.email'), {
        ...unaided,
        type: 'email',
        hint: t('manual-orders.emailHint'),
        maxLength: 254,
        at: 'buyer.email',
      }),
      recipient: line(t('manual-orders.name'), { ...unaided, maxLength: 80, at: 'buyer.recipient' }),
      phone: line(t('manual-orders.phone'), { ...unaided, type: 'tel', maxLength: 40, at: 'buyer.phone' }),
      delivery: choiceOf(t('manual-orders.howReceived'), [['counter', t('manual-orders.atCounter')], ...byMethod], {
        start: 'counter',
      }),
      discount: line(t('manual-orders.discountIn', { currency: shopCurrencyWord() }), {
        inputMode: 'decimal',
        maxLength: 20,
      }),
      payment: choiceOf(
        t('manual-orders.howPaid'),
        payments.map((payment): Option => [payment, paymentNames[payment]]),
        { start: 'cash' },
      ),
      note: area(t('manual-orders.note'), { rows: 2, maxLength: 1000 }),
    },
  });
}

/** The values of the form of a manual order, as typed. */
export type ManualValues = ReturnType<typeof orderForm>['start'] & { readonly lines: readonly ManualLine[] };

export function methodOf(values: Pick<ManualValues, 'delivery'>, methods: readonly AreaOffer[]) {
  return methods.find(({ id }) => String(id) === values.delivery);
}

/** An address is typed for a method that sends home, unless the customer's own default one is meant. */
export function takesAddress(values: ManualValues, methods: readonly AreaOffer[], address: AddressValues): boolean {
  if (methodOf(values, methods)?.kind !== 'home') return false;
  return values.customer.trim() === '' || Object.values(address).some((text) => text.trim() !== '');
}

/**
 * What the order costs as far as it is typed, without a discount of more than its goods, which is refused; null for what the
 * method does not take.
 */
export function amountsOf(values: ManualValues, methods: readonly AreaOffer[]): Price<NewAdjustment> | null {
  const lines = values.lines.map(({ size, quantity }) => ({ currentPrice: size.Product.currentPrice, quantity }));
  const weight = values.lines.reduce((sum, { size, quantity }) => sum + size.Product.weight * quantity, 0);
  const method = methodOf(values, methods);
  const subtotal = subtotalOf(lines, shopMoney(0));
  const delivery = method ? deliveryPrice(method, { subtotal, weight }) : shopMoney(0);
  const discount = discountOf(values) ?? shopMoney(0);
  return delivery && price(lines, delivery, discount.minor > subtotal.minor ? [] : deskDiscount(discount));
}

function discountOf({ discount }: Pick<ManualValues, 'discount'>): Money | undefined {
  return discount.trim() === '' ? shopMoney(0) : parsePrice(discount);
}

/** Returns what is wrong with the values, by the places of the contract. */
export function orderErrors(values: ManualValues): FieldErrors {
  const discount = discountOf(values);
  const goods = subtotalOf(
    values.lines.map(({ size, quantity }) => ({ currentPrice: size.Product.currentPrice, quantity })),
    shopMoney(0),
  );
  const mail = values.email.trim();
  const wrongEmail = mail === '' ? undefined : emailWords(mail, t('manual-orders.emailUnknown'));
  return {
    ...(values.lines.length === 0 && { cartItems: t('manual-orders.noGarments') }),
    ...(!discount && { discount: t('manual-orders.amountUnknown') }),
    ...(discount && discount.minor > goods.minor && goods.minor > 0
      ? { discount: t('manual-orders.discountTooLarge') }
      : {}),
    ...(wrongEmail !== undefined && { 'buyer.email': wrongEmail }),
  };
}

/** Returns the order as the server takes it. */
export function sentOrder(
  values: ManualValues,
  { key, address, isAddressTaken }: { key: string; address: AddressValues; isAddressTaken: boolean },
) {
  const { customer, email, delivery, payment, note } = values;
  const { recipient: receives, phone: calls } = isAddressTaken ? address : values;
  return {
    key,
    cartItems: values.lines.map(({ size: { variantId }, quantity }) => ({ variantId, quantity })),
    customer,
    buyer: { recipient: receives, phone: calls, email },
    delivery:
      delivery === 'counter'
        ? { what: 'counter' }
        : { what: 'method', id: Number(delivery), ...(isAddressTaken && { address }) },
    discount: toDecimal(discountOf(values) ?? shopMoney(0)),
    payment,
    note,
  };
}
