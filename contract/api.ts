import { accounts } from './accounts.ts';
import { assistant } from './assistant.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { mailing } from './mailing.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { stock } from './stock.ts';

/** Every call of the shop by feature. Mounting, the OpenAPI document and the permission walk go through this table. */
export const api = {
  accounts,
  assistant,
  catalogue,
  categories,
  checkout,
  mailing,
  orders,
  payments,
  profile,
  recovery,
  stock,
} as const;
