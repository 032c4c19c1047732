import { t } from '#messages/messages.ts';
import type { SentTopic, Topic } from '#contract/mail/webhook-events.ts';
import type { Webhook, WebhookDelivery } from '#contract/mail/webhooks.ts';

/** What each kind of news is. */
export const topicWords = {
  'order.placed': t('webhooks.orderPlaced'),
  'order.status_changed': t('webhooks.orderStatus'),
  'order.delivery_changed': t('webhooks.orderDelivery'),
  'order.return_changed': t('webhooks.orderReturn'),
  'payment.approved': t('webhooks.paymentApproved'),
  'payment.rejected': t('webhooks.paymentRejected'),
  'payment.refunded': t('webhooks.paymentRefunded'),
  'payment.disputed': t('webhooks.paymentDisputed'),
  'stock.changed': t('webhooks.stockChanged'),
  'product.created': t('webhooks.productCreated'),
  'product.changed': t('webhooks.productChanged'),
  'product.deleted': t('webhooks.productDeleted'),
  'webhook.test': t('webhooks.trial'),
} as const satisfies Record<SentTopic, string>;

/** The kinds as the form shows them. */
export const topicGroups: readonly { readonly title: string; readonly topics: readonly Topic[] }[] = [
  {
    title: t('webhooks.groupOrders'),
    topics: ['order.placed', 'order.status_changed', 'order.delivery_changed', 'order.return_changed'],
  },
  {
    title: t('webhooks.groupPayments'),
    topics: ['payment.approved', 'payment.rejected', 'payment.refunded', 'payment.disputed'],
  },
  {
    title: t('webhooks.groupGoods'),
    topics: ['stock.changed', 'product.created', 'product.changed', 'product.deleted'],
  },
];

export const webhookStateWords = {
  active: t('webhooks.isActive'),
  off: t('webhooks.isOff'),
  failed: t('webhooks.hasFailed'),
  gone: t('webhooks.isGone'),
} as const satisfies Record<Webhook['state'], string>;

export const deliveryStateWords = {
  waiting: t('webhooks.waiting'),
  delivered: t('webhooks.delivered'),
  failed: t('webhooks.notDelivered'),
} as const satisfies Record<WebhookDelivery['state'], string>;

/** Why the last try failed; '' if it did not. */
export const problemWords = {
  '': '',
  address: t('webhooks.problemAddress'),
  private: t('webhooks.problemPrivate'),
  redirect: t('webhooks.problemRedirect'),
  status: t('webhooks.problemStatus'),
  time: t('webhooks.problemTime'),
  unreachable: t('webhooks.problemUnreachable'),
} as const satisfies Record<WebhookDelivery['problem'], string>;
