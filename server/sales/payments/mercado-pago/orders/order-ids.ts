/** The provider's ids of orders and of their payments; the ids of the other interface are never of these forms. */
const order = /^ORD[0-9A-Z]{10,40}$/;
const payment = /^(ORD[0-9A-Z]{10,40})-([\w-]{1,80})$/;

/** True for the id of an order: a page with one is asked about by the Orders API, any other by the Preferences API. */
export function isOrder(id: string): boolean {
  return order.test(id);
}

/** An order's payment can only be found by its order, so its id in the shop names both. */
export function orderPaymentId(ofOrder: string, ofPayment: string): string {
  return `${ofOrder}-${ofPayment}`;
}

/** Returns both parts of such an id; undefined for another. */
export function orderPaymentOf(id: string): { readonly order: string; readonly payment: string } | undefined {
  const [, ofOrder, ofPayment] = payment.exec(id) ?? [];
  return ofOrder !== undefined && ofPayment !== undefined ? { order: ofOrder, payment: ofPayment } : undefined;
}
