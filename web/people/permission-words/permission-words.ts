import { t } from '#messages/messages.ts';
import type { GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import type { Scope } from '#contract/core/protocol/scopes.ts';

/** What may be given to a program, or to a role of the owner's own. */
export type Given = Scope | GivenPermission;

/** What somebody may do by each permission that can be given. */
export const permissionWords = {
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
  'programs.manage': t('tokens.programsManage'),
} as const satisfies Record<Given, string>;

/** The permissions as forms show them, what is asked for most first. */
export const permissionGroups: readonly { readonly title: string; readonly permissions: readonly Given[] }[] = [
  {
    title: t('tokens.groupOrders'),
    permissions: [
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
    permissions: ['goods.read', 'goods.write', 'stock.write', 'campaigns.write', 'delivery.write'],
  },
  { title: t('tokens.groupCustomers'), permissions: ['customers.read', 'customers.write', 'customers.export'] },
  {
    title: t('tokens.groupContent'),
    permissions: [
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
    permissions: ['reports.read', 'audit.read', 'settings.read', 'settings.write', 'desk.search', 'programs.manage'],
  },
];
