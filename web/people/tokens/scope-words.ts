import { t } from '#messages/messages.ts';
import type { Scope } from '#contract/core/protocol/scopes.ts';

/** What a program may do by each scope. */
export const scopeWords = {
  'orders.read': t('tokens.ordersRead'),
  'orders.export': t('tokens.ordersExport'),
  'orders.fulfil': t('tokens.ordersFulfil'),
  'orders.enter': t('tokens.ordersEnter'),
  'orders.settle': t('tokens.ordersSettle'),
  'orders.cancel': t('tokens.ordersCancel'),
  'orders.refund': t('tokens.ordersRefund'),
  'returns.decide': t('tokens.returnsDecide'),
  'claims.answer': t('tokens.claimsAnswer'),
  'goods.read': t('tokens.goodsRead'),
  'goods.write': t('tokens.goodsWrite'),
  'stock.write': t('tokens.stockWrite'),
  'campaigns.write': t('tokens.campaignsWrite'),
  'coupons.write': t('tokens.couponsWrite'),
  'reviews.moderate': t('tokens.reviewsModerate'),
  'delivery.write': t('tokens.deliveryWrite'),
  'content.write': t('tokens.contentWrite'),
  'content.publish': t('tokens.contentPublish'),
  'letters.write': t('tokens.lettersWrite'),
  'marketing.write': t('tokens.marketingWrite'),
  'assistant.write': t('tokens.assistantWrite'),
  'translations.write': t('tokens.translationsWrite'),
  'customers.read': t('tokens.customersRead'),
  'customers.write': t('tokens.customersWrite'),
  'customers.export': t('tokens.customersExport'),
  'reports.read': t('tokens.reportsRead'),
  'audit.read': t('tokens.auditRead'),
  'settings.read': t('tokens.settingsRead'),
  'settings.write': t('tokens.settingsWrite'),
  'desk.search': t('tokens.deskSearch'),
} as const satisfies Record<Scope, string>;

/** The scopes as the form shows them, what is asked for most first. */
export const scopeGroups: readonly { readonly title: string; readonly scopes: readonly Scope[] }[] = [
  {
    title: t('tokens.groupOrders'),
    scopes: [
      'orders.read',
      'orders.export',
      'orders.fulfil',
      'orders.enter',
      'orders.settle',
      'orders.cancel',
      'orders.refund',
      'returns.decide',
      'claims.answer',
    ],
  },
  {
    title: t('tokens.groupGoods'),
    scopes: ['goods.read', 'goods.write', 'stock.write', 'campaigns.write', 'delivery.write'],
  },
  { title: t('tokens.groupCustomers'), scopes: ['customers.read', 'customers.write', 'customers.export'] },
  {
    title: t('tokens.groupContent'),
    scopes: [
      'content.write',
      'content.publish',
      'translations.write',
      'letters.write',
      'marketing.write',
      'coupons.write',
      'reviews.moderate',
      'assistant.write',
    ],
  },
  {
    title: t('tokens.groupShop'),
    scopes: ['reports.read', 'audit.read', 'settings.read', 'settings.write', 'desk.search'],
  },
];
