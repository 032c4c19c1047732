import { accounts } from './accounts.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { stock } from './stock.ts';

/** Every call of the shop by feature. Mounting, the OpenAPI document and the permission walk go through this table. */
export const api = { accounts, catalogue, categories, checkout, orders, payments, stock } as const;
