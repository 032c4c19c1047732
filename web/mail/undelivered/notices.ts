import { language } from '#messages/present-language.ts';
import { t } from '#messages/messages.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { undelivered } from '#contract/mail/undelivered.ts';
import { emailName } from '#web/sales/order-words/email-name.ts';

/** An e-mail or an event that was not delivered. */
export type Notice = {
  /** The number of the e-mail or event, and the subscriber of an event: what a retry is asked by. */
  readonly key: string;
  readonly kind: 'email' | 'event';
  readonly title: string;
  /** The address of the e-mail, or the subject of the event. */
  readonly about: string;
  readonly tries: number;
  readonly problem: string;
  readonly givenUpAt: string;
};

export const noticeSorts = ['date-desc', 'date-asc', 'tries-desc', 'tries-asc', 'title-asc', 'title-desc'] as const;

type NoticeSort = (typeof noticeSorts)[number];

/** What the address of the list asks for. */
export type NoticesQuestion = { readonly kind: Notice['kind'] | ''; readonly order: NoticeSort };

/** Reads the question from the query of the list's address. */
export function noticesQuestion(query: URLSearchParams): NoticesQuestion {
  return {
    kind: (['email', 'event'] as const).find((kind) => kind === query.get('kind')) ?? '',
    order: noticeSorts.find((sort) => sort === query.get('order')) ?? 'date-desc',
  };
}

/** Returns the notices of a kind, or of both, in the order that was asked for. */
export function noticesOf(
  { events, emails }: Output<typeof undelivered.list>,
  { kind, order }: NoticesQuestion,
): Notice[] {
  const all: Notice[] = [
    ...emails.map(({ id, recipient, ...email }) => {
      return { ...email, key: String(id), kind: 'email', title: emailName(email.kind), about: recipient } as const;
    }),
    ...events.map(({ eventId, subscriber, subject, ...event }) => {
      const title = t('undelivered.noticeFor', { notice: eventName(event.kind), receiver: subscriberName(subscriber) });
      return { ...event, key: `${eventId} ${subscriber}`, kind: 'event', title, about: subject } as const;
    }),
  ];
  const sign = order.endsWith('desc') ? -1 : 1;
  return all
    .filter((notice) => kind === '' || notice.kind === kind)
    .toSorted((a, b) => sign * compared(a, b, order) || a.key.localeCompare(b.key));
}

function compared(a: Notice, b: Notice, order: NoticeSort): number {
  if (order.startsWith('tries')) return a.tries - b.tries;
  if (order.startsWith('title')) return a.title.localeCompare(b.title, language());
  return Date.parse(a.givenUpAt) - Date.parse(b.givenUpAt);
}

const events: Readonly<Record<string, string>> = {
  'order.placed': t('undelivered.orderPlaced'),
  'order.moved': t('undelivered.orderMoved'),
  'order.awaited': t('undelivered.orderAwaited'),
  'order.fulfilment-moved': t('undelivered.fulfilmentMoved'),
  'order.return-moved': t('undelivered.returnMoved'),
  'goods.stock': t('webhooks.stockChanged'),
  'goods.created': t('webhooks.productCreated'),
  'goods.changed': t('webhooks.productChanged'),
  'goods.deleted': t('webhooks.productDeleted'),
  'withdrawal.received': t('undelivered.withdrawalReceived'),
  'claim.received': t('undelivered.claimReceived'),
  'claim.answered': t('undelivered.claimAnswered'),
  'newsletter.asked': t('undelivered.newsletterAsked'),
  'account.registered': t('undelivered.accountRegistered'),
  'account.reset-asked': t('undelivered.resetAsked'),
  'account.password-changed': t('undelivered.passwordChanged'),
  'account.password-needed': t('undelivered.passwordNeeded'),
  'account.address-asked': t('undelivered.addressAsked'),
  'account.address-changed': t('undelivered.addressChanged'),
  'account.copy-made': t('undelivered.copyMade'),
  'account.erasure-link-asked': t('undelivered.erasureLinkAsked'),
  'account.erasure-asked': t('undelivered.erasureAsked'),
  'account.erasure-dropped': t('undelivered.erasureDropped'),
  'account.new-device': t('undelivered.newDevice'),
  'account.factor-added': t('undelivered.factorAdded'),
  'account.factor-removed': t('undelivered.factorRemoved'),
  'account.help-asked': t('undelivered.helpAsked'),
  'account.help-given': t('undelivered.helpGiven'),
};

/** Returns the name of an event's kind in the back office. */
const eventName = (kind: string): string => events[kind] ?? kind;

const subscribers: Readonly<Record<string, string>> = {
  emails: t('undelivered.emailsReceiver'),
  webhooks: t('webhooks.title'),
};

/** Returns the name of a subscriber that failed to handle an event. */
const subscriberName = (name: string): string => subscribers[name] ?? name;
