import { accountEvents } from '#contract/people/events.ts';
import { orderEvents, withdrawalEvents } from '#contract/sales/events.ts';
import type { EventKind } from '#contract/events.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { LoggedEvent, Subscriber } from '#platform/events/subscriber.ts';
import { claimReaders, orderReaders } from '#server/people/accounts/order-readers.service.ts';
import { askingAddress } from '#server/people/accounts/newsletter-readers.service.ts';
import { isAccount } from '#server/people/accounts/users.service.ts';
import { claimOf } from '#server/sales/claims/record-claim.service.ts';
import { forgottenEmail } from '#server/sales/orders/forget-buyer.service.ts';
import { orderOf } from '#server/sales/orders/order-state.service.ts';
import {
  oweEmail,
  oweNewClaimEmails,
  oweNewOrderEmails,
  oweOrderEmail,
  oweStatedEmail,
} from '#server/core/outbox/owed-emails.service.ts';
import type { ClaimEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import { emailOfDelivery, emailOfMove, emailOfReturn } from './email-of-move.ts';

type Handle = Subscriber['handle'];
type AccountKind = Exclude<keyof typeof accountEvents, 'account.address-asked' | 'account.new-device'>;

const ofAccount = {
  'account.registered': 'welcome',
  'account.reset-asked': 'password-reset',
  'account.password-changed': 'password-changed',
  'account.password-needed': 'admin-password',
  'account.address-changed': 'email-changed',
  'account.copy-made': 'data-copy',
  'account.erasure-link-asked': 'erasure-confirm',
  'account.erasure-asked': 'erasure-asked',
  'account.erasure-dropped': 'erasure-dropped',
  'account.factor-added': 'factor-added',
  'account.factor-removed': 'factor-removed',
  'account.help-asked': 'factor-help',
  'account.help-given': 'factor-helped',
} as const satisfies Record<AccountKind, string>;

const awaited = { review: 'payment-review', voucher: 'payment-pending' } as const;

const handlers: Readonly<Partial<Record<EventKind, Handle>>> = {
  ...Object.fromEntries(Object.entries(ofAccount).map(([kind, mail]) => [kind, accountHandler(mail)])),
  'account.address-asked': async (transaction, event) => {
    const { present, ...asked } = accountEvents['account.address-asked'].parse(event.data);
    if (!(await isAccount(transaction, asked.userId))) return;
    await oweEmail(transaction, { ...asked, ...once(event), kind: 'confirm-address' });
    if (present === null) return;
    await oweEmail(transaction, { ...asked, ...once(event), kind: 'email-change-asked', recipient: present });
  },
  'account.new-device': async (transaction, event) => {
    const { device: _, ...about } = accountEvents['account.new-device'].parse(event.data);
    if (!(await isAccount(transaction, about.userId))) return;
    await oweEmail(transaction, { ...about, ...once(event), kind: 'new-device' });
  },
  'order.placed': async (transaction, event) => {
    // Of most orders there is nothing to say before they are paid.
    if (orderEvents['order.placed'].parse(event.data).reason !== 'by_means') return;
    const order = await orderOf(transaction, event.subject);
    if (!order) return;
    await oweOrderEmail(transaction, 'payment-by-hand', order, event.at);
    await oweNewOrderEmails(transaction, order.reference, await orderReaders(transaction), event.at);
  },
  'order.reminded': async (transaction, event) => {
    const order = await orderOf(transaction, event.subject);
    if (order) await oweOrderEmail(transaction, 'payment-reminder', order, event.at, String(event.id));
  },
  'order.receipt': async (transaction, event) => {
    const { receipt } = orderEvents['order.receipt'].parse(event.data);
    const order = receipt === null ? undefined : await orderOf(transaction, event.subject);
    if (receipt !== null && order) {
      await oweOrderEmail(transaction, 'payment-receipt-refused', order, event.at, receipt);
    }
  },
  'order.moved': async (transaction, event) => {
    const move = orderEvents['order.moved'].parse(event.data);
    const ofMove = emailOfMove({ ...move, actor: event.actor });
    const kind = ofMove ?? (move.reason === 'expired' ? 'order-cancelled' : undefined);
    const order = kind && (await orderOf(transaction, event.subject));
    if (!order) return;
    // Nobody waits for a checkout that ends; for a transfer its buyer was told until when.
    if (ofMove === undefined && order.handMeans === null) return;
    await oweOrderEmail(transaction, kind, order, event.at);
    if (move.to !== 'approved') return;
    await oweNewOrderEmails(transaction, order.reference, await orderReaders(transaction), event.at);
  },
  'order.fulfilment-moved': async (transaction, event) => {
    const kind = emailOfDelivery(orderEvents['order.fulfilment-moved'].parse(event.data));
    const order = kind && (await orderOf(transaction, event.subject));
    if (order) await oweOrderEmail(transaction, kind, order, event.at);
  },
  'order.awaited': async (transaction, event) => {
    const kind = awaited[orderEvents['order.awaited'].parse(event.data).awaited];
    const order = await orderOf(transaction, event.subject);
    if (order) await oweOrderEmail(transaction, kind, order, event.at);
  },
  'order.link-sent': async (transaction, event) => {
    const order = await orderOf(transaction, event.subject);
    if (order) await oweOrderEmail(transaction, 'payment-link', order, event.at, String(event.id));
  },
  'order.refund-settled': async (transaction, event) => {
    const { refund, state, isBack } = orderEvents['order.refund-settled'].parse(event.data);
    const kind = state === 'done' ? 'order-refunded' : 'order-refund-back';
    // Of one that was refused at once its buyer was told nothing.
    const order = state === 'done' || isBack ? await orderOf(transaction, event.subject) : undefined;
    if (order) await oweOrderEmail(transaction, kind, order, event.at, refund);
  },
  'order.document': async (transaction, event) => {
    const { document } = orderEvents['order.document'].parse(event.data);
    const order = await orderOf(transaction, event.subject);
    if (order) await oweOrderEmail(transaction, 'tax-document', order, event.at, document);
  },
  'order.return-moved': async (transaction, event) => {
    const { return: id, to } = orderEvents['order.return-moved'].parse(event.data);
    const kind = emailOfReturn(to);
    const order = kind && (await orderOf(transaction, event.subject));
    if (order) await oweOrderEmail(transaction, kind, order, event.at, String(id));
  },
  'withdrawal.received': async (transaction, event) => {
    const { order: reference } = withdrawalEvents['withdrawal.received'].parse(event.data);
    const order = reference === null ? undefined : await orderOf(transaction, reference);
    if (order) await oweOrderEmail(transaction, 'withdrawal-received', order, event.at, event.subject);
  },
  'claim.received': async (transaction, event) => {
    await claimHandler('claim-received')(transaction, event);
    await oweNewClaimEmails(transaction, Number(event.subject), await claimReaders(transaction), event.at);
  },
  'claim.answered': claimHandler('claim-answered'),
  'newsletter.asked': async (transaction, event) => {
    const recipient = await askingAddress(transaction, Number(event.subject));
    if (recipient === undefined) return;
    await oweStatedEmail(transaction, { ...once(event), kind: 'confirm-newsletter', recipient });
  },
};

/** Queues the e-mails that events cause. Accounts that were deleted meanwhile get none. */
export const emailsSubscriber: Subscriber = {
  name: 'emails',
  kinds: Object.keys(handlers),
  handle: handleEmails,
};

const handlerOf = new Map(Object.entries(handlers));

async function handleEmails(transaction: Transaction, event: LoggedEvent): Promise<void> {
  await handlerOf.get(event.kind)?.(transaction, event);
}

function accountHandler(kind: (typeof ofAccount)[AccountKind]): Handle {
  return async (transaction, event) => {
    const about = accountEvents['account.registered'].parse(event.data);
    if (await isAccount(transaction, about.userId)) await oweEmail(transaction, { ...about, ...once(event), kind });
  };
}

function claimHandler(kind: ClaimEmailKind): Handle {
  return async (transaction, event) => {
    const claim = await claimOf(transaction, Number(event.subject));
    if (!claim || claim.email === forgottenEmail) return;
    await oweStatedEmail(transaction, { kind, event: event.subject, recipient: claim.email, now: event.at });
  };
}

/**
 * The idempotency key of an e-mail: for each kind and event it is queued once, however often the event is delivered.
 */
const once = ({ id, at }: LoggedEvent) => ({ event: String(id), now: at });
