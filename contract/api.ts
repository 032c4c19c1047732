import { accounts } from './people/accounts.ts';
import { addresses } from './people/addresses.ts';
import { advertising } from './mail/advertising.ts';
import { assistant } from './office/assistant.ts';
import { audit } from './office/audit-desk.ts';
import { backups } from './office/backups.ts';
import { cancellations } from './sales/orders/cancellations.ts';
import { carriers } from './delivery/carriers.ts';
import { catalogue } from './goods/products.ts';
import { categories } from './goods/categories.ts';
import { checkout } from './sales/checkout/checkout.ts';
import { claims } from './sales/claims/claims.ts';
import { country } from './office/country-forms.ts';
import { dashboard } from './office/dashboard.ts';
import { delivery } from './delivery/delivery.ts';
import { documents } from './sales/orders/documents.ts';
import { finder } from './office/finder.ts';
import { fulfilmentDesk } from './sales/fulfilment/fulfilment-desk.ts';
import { deskLists } from './core/protocol/desk-lists.ts';
import { lettersDesk } from './mail/letter-desk.ts';
import { home } from './site/home.ts';
import { homeDesk } from './site/home-desk.ts';
import { liveOrders } from './sales/order-desk/live-orders.ts';
import { mailing } from './mail/outbox.ts';
import { manualOrders } from './sales/order-desk/manual-orders.ts';
import { menus } from './site/menus.ts';
import { opening } from './office/opening.ts';
import { orderDesk } from './sales/order-desk/order-desk.ts';
import { notices } from './sales/payments/notices.ts';
import { orderRefunds } from './sales/payments/order-refunds.ts';
import { orders } from './sales/orders/orders.ts';
import { pageDesk } from './site/page-desk.ts';
import { pages } from './site/pages.ts';
import { payments } from './sales/payments/payments.ts';
import { paymentLinks } from './sales/payments/payment-links.ts';
import { people } from './office/people-desk.ts';
import { personal } from './marketing/personal.ts';
import { productDesk } from './goods/product-desk.ts';
import { profile } from './people/profile.ts';
import { recovery } from './people/recovery.ts';
import { returnDesk } from './sales/returns/return-desk.ts';
import { returns } from './sales/returns/returns.ts';
import { reviews } from './marketing/reviews.ts';
import { socialLogin } from './people/social-login.ts';
import { settingsDesk } from './office/settings-desk.ts';
import { stock } from './goods/stock.ts';
import { tracking } from './sales/fulfilment/tracking.ts';
import { translations } from './office/translations.ts';
import { undelivered } from './mail/undelivered.ts';
import { wishlist } from './marketing/wishlist.ts';
import { withdrawals } from './sales/returns/withdrawals.ts';

/** Every call of the shop by feature. The routes, the OpenAPI document and the permission tests use this table. */
export const api = {
  accounts,
  addresses,
  advertising,
  assistant,
  audit,
  backups,
  cancellations,
  carriers,
  catalogue,
  categories,
  checkout,
  claims,
  country,
  dashboard,
  delivery,
  documents,
  finder,
  fulfilmentDesk,
  home,
  homeDesk,
  deskLists,
  lettersDesk,
  liveOrders,
  mailing,
  manualOrders,
  menus,
  notices,
  opening,
  orderDesk,
  orderRefunds,
  orders,
  pageDesk,
  pages,
  payments,
  paymentLinks,
  people,
  personal,
  productDesk,
  profile,
  recovery,
  returnDesk,
  returns,
  reviews,
  settingsDesk,
  socialLogin,
  stock,
  tracking,
  translations,
  undelivered,
  wishlist,
  withdrawals,
} as const;
