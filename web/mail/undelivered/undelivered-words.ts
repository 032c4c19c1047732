import { t } from '#messages/messages.ts';

const events: Readonly<Record<string, string>> = {
  'order.placed': t('undelivered.orderPlaced'),
  'order.moved': t('undelivered.orderMoved'),
  'order.awaited': t('undelivered.orderAwaited'),
  'order.fulfilment-moved': t('undelivered.fulfilmentMoved'),
  'order.return-moved': t('undelivered.returnMoved'),
  'withdrawal.received': t('undelivered.withdrawalReceived'),
  'claim.received': t('undelivered.claimReceived'),
  'claim.answered': t('undelivered.claimAnswered'),
  'account.registered': t('undelivered.accountRegistered'),
  'account.reset-asked': t('undelivered.resetAsked'),
  'account.password-changed': t('undelivered.passwordChanged'),
  'account.password-needed': t('undelivered.passwordNeeded'),
  'account.address-asked': t('undelivered.addressAsked'),
  'account.address-changed': t('undelivered.addressChanged'),
};

/** Returns the name of an event's kind in the back office. */
export const eventName = (kind: string): string => events[kind] ?? kind;

const subscribers: Readonly<Record<string, string>> = { emails: t('undelivered.emailsReceiver') };

/** Returns the name of a subscriber that failed to handle an event. */
export const subscriberName = (name: string): string => subscribers[name] ?? name;
