import { accounts } from './accounts.ts';
import { advertising } from './advertising.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { dashboard } from './dashboard.ts';
import { mailing } from './mailing.ts';
import { orderDesk } from './order-desk.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { productDesk } from './product-desk.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { reviews } from './reviews.ts';
import { socialLogin } from './social-login.ts';
import { stock } from './stock.ts';
import { wishlist } from './wishlist.ts';

/** Every call of the shop by feature. Mounting, the OpenAPI document and the permission walk go through this table. */
export const api = {
  accounts,
  advertising,
  assistant,
  audit,
  catalogue,
  categories,
  checkout,
  dashboard,
  mailing,
  orderDesk,
  orders,
  payments,
  people,
  productDesk,
  profile,
  recovery,
  reviews,
  socialLogin,
  stock,
  wishlist,
} as const;
