import { matchPath, type Register } from 'react-router';
import { mayDo, type Permission } from '#contract/core/protocol/permissions.ts';

type DeskPath = Extract<keyof Register['pages'], '/admin' | `/admin/${string}` | '/creation'>;

/**
 * What each address of the back office needs: without a line for one nothing compiles. A form needs what its saving needs; a list
 * what its reading needs, and its buttons ask for themselves.
 */
export const deskPages = {
  '/admin': 'desk.use',
  '/admin/principal': 'desk.use',
  '/admin/*': 'desk.use',
  '/admin/lists/:list': 'desk.use',
  '/admin/find': 'desk.search',
  '/admin/profile': 'desk.use',
  '/admin/profile/orders': 'desk.use',
  '/admin/orders': 'orders.read',
  '/admin/orders/:payment_id': 'orders.read',
  '/admin/orders/new': 'orders.enter',
  '/admin/sizes': 'orders.enter',
  '/admin/buyers': 'orders.enter',
  '/admin/labels/:format': 'orders.fulfil',
  '/admin/documents/:what': 'orders.fulfil',
  '/admin/export/orders': 'orders.export',
  '/admin/export/payouts': 'orders.export',
  '/admin/export/sales-book/:format': 'orders.export',
  '/admin/payouts': 'reports.read',
  '/admin/tax-documents': 'orders.read',
  '/admin/withdrawals': 'orders.read',
  '/admin/returns': 'orders.read',
  '/admin/returns/:id': 'orders.read',
  '/admin/claims': 'claims.answer',
  '/admin/claims/:id': 'claims.answer',
  '/admin/allproducts': 'goods.read',
  '/admin/stock': 'goods.read',
  '/admin/stock/:productId': 'goods.read',
  '/admin/stock/find': 'goods.read',
  '/admin/stock/receive': 'stock.write',
  '/admin/stock/count': 'stock.write',
  '/admin/products/:productId/stock': 'goods.read',
  '/admin/labels': 'goods.read',
  '/admin/labels/print': 'goods.read',
  '/admin/export/products/:format': 'goods.read',
  '/admin/createproduct': 'goods.write',
  '/creation': 'goods.write',
  '/admin/products/grid': 'goods.write',
  '/admin/products/import': 'goods.write',
  '/admin/products/import/:id': 'goods.write',
  '/admin/modification/:productId': 'goods.write',
  '/admin/delete/:productId': 'goods.write',
  '/admin/departments': 'goods.write',
  '/admin/attributes': 'goods.write',
  '/admin/categories/:id?': 'goods.write',
  '/admin/size-tables': 'goods.write',
  '/admin/size-tables/:id': 'goods.write',
  '/admin/delivery': 'delivery.write',
  '/admin/delivery/methods/:id': 'delivery.write',
  '/admin/delivery/zones/:id': 'delivery.write',
  '/admin/carriers': 'delivery.write',
  '/admin/campaigns': 'campaigns.write',
  '/admin/campaigns/:id': 'campaigns.write',
  '/admin/campaign-preview': 'campaigns.write',
  '/admin/coupons': 'coupons.write',
  '/admin/coupons/:id': 'coupons.write',
  '/admin/coupon-report': 'coupons.write',
  '/admin/reviews': 'goods.read',
  '/admin/reviews/:productId': 'goods.read',
  '/admin/home': 'content.write',
  '/admin/home/preview': 'content.write',
  '/admin/home/products': 'content.write',
  '/admin/pages': 'content.write',
  '/admin/pages/:slug': 'content.write',
  '/admin/collections': 'content.write',
  '/admin/collections/:slug': 'content.publish',
  '/admin/old-addresses': 'content.publish',
  '/admin/menu': 'content.publish',
  '/admin/chatbot': 'assistant.write',
  '/admin/translations/:section?': 'translations.write',
  '/admin/letters': 'letters.write',
  '/admin/letters/:kind': 'letters.write',
  '/admin/letters/:kind/preview': 'letters.write',
  '/admin/Publicidad': 'marketing.write',
  '/admin/clients': 'customers.read',
  '/admin/clients/:user_name': 'customers.read',
  '/admin/clients/:user_name/security': 'people.manage',
  '/admin/moving-in/:kind': 'customers.write',
  '/admin/export/consents': 'customers.export',
  '/admin/createadmin': 'people.manage',
  '/admin/opening': 'shop.manage',
  '/admin/settings/:group?': 'settings.read',
  '/admin/roles': 'people.manage',
  '/admin/roles/:id': 'people.manage',
  '/admin/tokens': 'programs.manage',
  '/admin/webhooks': 'programs.manage',
  '/admin/webhooks/:id': 'programs.manage',
  '/admin/audit': 'audit.read',
  '/admin/undelivered': 'shop.manage',
} as const satisfies Readonly<Record<DeskPath, Permission>>;

const byPattern: ReadonlyMap<string, Permission> = new Map(Object.entries(deskPages));

/** Returns the permission that an address of the back office needs, by its pattern, 'admin/orders'; undefined for others. */
export function neededFor(pattern: string): Permission | undefined {
  return byPattern.get(`/${pattern.replace(/^\//, '')}`);
}

/** Addresses without parameters first: '/admin/orders/new' is no order. */
const patterns = [...byPattern.keys()].toSorted((one, other) => parametersOf(one) - parametersOf(other));

function parametersOf(pattern: string): number {
  return pattern.includes('*') ? Infinity : pattern.split(':').length;
}

/** True if somebody with these permissions may open an address; also for addresses outside of the back office. */
export function mayOpen(rights: readonly Permission[], address: string): boolean {
  const [pathname = ''] = address.split('?');
  const pattern = patterns.find((one) => matchPath(one, pathname));
  const needed = pattern === undefined ? undefined : byPattern.get(pattern);
  return needed === undefined || mayDo(rights, needed);
}
