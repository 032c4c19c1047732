import { createHmac } from 'node:crypto';
import { moneyOf, sum, times } from '#contract/core/money/money.ts';
import type { CheckoutRequest, PaymentProvider, ProviderPayment } from '#server/core/context/payment-provider.ts';

type Options = Partial<Pick<PaymentProvider, 'name' | 'isConnected' | 'mostParts' | 'account'>> & {
  readonly secret?: string;
};

type Page = { readonly request: CheckoutRequest; isClosed: boolean };

/**
 * A payment provider that lives in this process: a second one beside the simulator, for tests of which of the two is asked.
 * `asked` has the names of the calls that it got. A notice of it is `{"payment":"<id>"}`, whose bytes are signed with `secret`.
 */
export function memoryProvider({
  name = 'memory',
  secret = 'memory-secret',
  isConnected = true,
  mostParts = 1,
  account = null,
}: Options = {}) {
  const pages = new Map<string, Page>();
  const payments = new Map<string, ProviderPayment>();
  const asked: string[] = [];
  const note = <Result>(call: string, result: Result): Promise<Result> => {
    asked.push(call);
    return Promise.resolve(result);
  };

  const provider: PaymentProvider = {
    name,
    title: name,
    account,
    start(request) {
      pages.set(request.reference, { request, isClosed: false });
      return note('start', { externalId: request.reference, url: `https://${name}.example/pay/${request.reference}` });
    },
    close(externalId) {
      const page = pages.get(externalId);
      if (page) page.isClosed = true;
      return note('close', undefined);
    },
    find: (id) => note('find', payments.get(id)),
    findByReference: (reference) => note('findByReference', paymentsOf(reference)),
    findBySubject: ({ id }) =>
      note(
        'findBySubject',
        [...payments.values()].filter((payment) => payment.id === id),
      ),
    refund({ paymentId, amount, key }) {
      const payment = payments.get(paymentId);
      if (!payment) return note('refund', { kind: 'refused', reason: 'no such payment' });
      const refund = { id: key, amount, state: 'done', problem: null, createdAt: null } as const;
      const refunded = sum(payment.refunded, amount);
      const status = refunded.minor >= payment.amount.minor ? 'refunded' : payment.status;
      payments.set(paymentId, { ...payment, status, refunded, refunds: [...payment.refunds, refund] });
      return note('refund', { kind: 'taken', refund });
    },
    parseNotice({ headers, body }) {
      if (headers.get('x-signature') !== signature(body)) return { kind: 'forged' };
      const id = /^\{"payment":"(.+)"\}$/.exec(Buffer.from(body).toString())?.[1];
      return id === undefined ? { kind: 'unreadable' } : { kind: 'news', id, subject: { about: 'payment', id } };
    },
    worksIn: () => true,
    isConnected,
    leastAmount: (currency) => moneyOf(1, currency),
    mostParts,
    refundableDays: 30,
    connectionIn: () => null,
    tryAccount: (credential) =>
      note('tryAccount', { isAccepted: true, name: `${name} of ${credential}`, home: null, isTest: false }),
  };

  const paymentsOf = (reference: string) => [...payments.values()].filter((payment) => payment.reference === reference);
  const signature = (body: Uint8Array) => createHmac('sha256', secret).update(body).digest('hex');

  return {
    provider,
    asked,
    signature,
    isClosed: (reference: string) => pages.get(reference)?.isClosed,
    /** Pays an order at its page, all of it, or a part of so many equal ones. Returns the payment's id. */
    pay(reference: string, at: Date, parts = 1): string {
      const page = pages.get(reference);
      if (!page || page.isClosed) throw new Error(`no page of ${reference} takes money`);
      const id = `${name}_${payments.size + 1}`;
      const { lines, discount, shipping } = page.request;
      const goods = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
      const total = sum(shipping.price, times(discount, -1), ...goods);
      const amount = moneyOf(total.minor / parts, total.currency);
      payments.set(id, {
        provider: name,
        id,
        reference,
        status: 'approved',
        detail: 'paid',
        amount,
        refunded: moneyOf(0, amount.currency),
        createdAt: at,
        approvedAt: at,
        updatedAt: at,
        awaits: null,
        payUntil: null,
        voucherUrl: null,
        refunds: [],
        dispute: null,
        facts: null,
      });
      return id;
    },
  };
}
