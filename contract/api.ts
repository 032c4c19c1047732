import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { advertising } from './advertising.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { backups } from './backups.ts';
import { cancellations } from './cancellations.ts';
import { carriers } from './carriers.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { claims } from './claims.ts';
import { country } from './country-forms.ts';
import { dashboard } from './dashboard.ts';
import { delivery } from './delivery.ts';
import { documents } from './documents.ts';
import { finder } from './finder.ts';
import { fulfilmentDesk } from './fulfilment-desk.ts';
import { deskLists } from './desk-lists.ts';
import { lettersDesk } from './letters-desk.ts';
import { home } from './home.ts';
import { homeDesk } from './home-desk.ts';
import { liveOrders } from './live-orders.ts';
import { mailing } from './mailing.ts';
import { manualOrders } from './manual-orders.ts';
import { menus } from './menus.ts';
import { opening } from './opening.ts';
import { orderDesk } from './order-desk.ts';
import { orderRefunds } from './order-refunds.ts';
import { orders } from './orders.ts';
import { pageDesk } from './page-desk.ts';
import { pages } from './pages.ts';
import { payments } from './payments.ts';
import { paymentLinks } from './payment-links.ts';
import { people } from './people.ts';
import { personal } from './personal.ts';
import { productDesk } from './product-desk.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { returnDesk } from './return-desk.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { socialLogin } from './social-login.ts';
import { settingsDesk } from './settings-desk.ts';
import { stock } from './stock.ts';
import { tracking } from './tracking.ts';
import { translations } from './translations.ts';
import { undelivered } from './undelivered.ts';
import { wishlist } from './wishlist.ts';
import { withdrawals } from './withdrawals.ts';

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
