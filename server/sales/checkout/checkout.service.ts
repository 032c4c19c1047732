import { email as emailField } from '#contract/core/fields/fields.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { TaxData, KeptTaxData } from '#contract/people/tax-data/tax-data.ts';
import type { AskedMeans, NamedLine } from '#contract/sales/checkout/checkout.ts';
import type { Executor } from '#platform/database/database.ts';
import { together } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { isStaff, type Context, type Visitor } from '#server/core/context/context.ts';
import { activeOffers, chooseDelivery } from '#server/delivery/methods/offers.service.ts';
import {
  deliveryAddressOf,
  storedContact,
  type StoredContact,
} from '#server/people/accounts/delivery-address.service.ts';
import type { OrderDelivery } from '../orders/order-state.service.ts';
import { startPurchase } from './purchase.service.ts';
import { shop } from '#contract/core/shop/shop.ts';

type Bag = {
  readonly cartItems: readonly NamedLine[];
  readonly emailAux?: string | undefined;
  readonly addressId?: number | undefined;
  readonly deliveryMethodId?: number | undefined;
  readonly contact?: StoredContact | undefined;
  /** The code of a coupon. */
  readonly coupon?: string | undefined;
  readonly means?: AskedMeans;
  /** What is given for a tax document. */
  readonly taxData?: TaxData | undefined;
};

/**
 * Starts the checkout of a bag: takes its units, records the order, and answers where to pay. The same bag again, by a
 * second click, a second tab or a repeated request, gets the same order while that is open; a changed bag replaces it, and
 * so do other versions of the pages that are accepted with it.
 * Throws `admin_cannot_buy`, `empty_bag`, `bad_email`, `out_of_stock`, `preorder_changed`, `product_not_found`, `postal_address_not_found`,
 * `postal_address_foreign`, `delivery_needed`, `delivery_unavailable`, `country_changed`, `means_unavailable`, `tax_data_needed`,
 * `documents_not_offered`, `too_many_held`,
 * `provider_unavailable`, and for a bag that has no order yet what its coupon is refused by.
 */
export async function startCheckout(ctx: Context, { cartItems, emailAux, coupon, means, taxData, ...wanted }: Bag) {
  const customer = customerOf(ctx.visitor);
  const { id } = customer;
  if (cartItems.length === 0) throw new ShopError('empty_bag');
  await limitRate(ctx, `checkout:${id}`, { most: 30, windowSeconds: 60 });
  const email = buyerEmail(customer, emailAux);
  return startPurchase(ctx, {
    cartItems,
    coupon,
    means,
    buyer: { id, email },
    delivery: deliveryFor(id, wanted),
    taxData: givenTaxData(ctx, taxData),
  });
}

type Wanted = Pick<Bag, 'addressId' | 'deliveryMethodId' | 'contact'>;

function deliveryFor(userId: number, wanted: Wanted): (db: Executor) => Promise<OrderDelivery> {
  const { addressId, deliveryMethodId: methodId, contact: typed } = wanted;
  const contact = typed && storedContact(typed);
  return async (db) => {
    const [address, offers] = await together([deliveryAddressOf(db, userId, addressId), activeOffers(db)]);
    return chooseDelivery(offers, { methodId, address, contact });
  };
}

/** The same for programs that can only GET. Throws `not_allowed` for a cookie, which any page could make a browser send. */
export function startCheckoutByQuery(ctx: Context, bag: Bag) {
  if (ctx.visitor.role !== 'guest' && ctx.visitor.via === 'cookie') throw new ShopError('not_allowed');
  return startCheckout(ctx, bag);
}

type Customer = Exclude<Visitor, { readonly role: 'guest' }>;

/** The customer who asks. Throws `admin_cannot_buy` and `not_logged_in`. */
function customerOf(visitor: Visitor): Customer {
  if (isStaff(visitor)) throw new ShopError('admin_cannot_buy');
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  return visitor;
}

/** The address that an order goes to: the one on record, else the one typed for this purchase. Throws `bad_email`. */
function buyerEmail(customer: Customer, typed: string | undefined): string {
  const email = emailField.safeParse(customer.email ?? typed);
  if (!email.success) throw new ShopError('bad_email');
  return email.data;
}

/**
 * Returns what a buyer gives for a tax document as it is kept with the order; undefined for none. Throws `tax_data_needed` where the
 * owner asks it of everybody, `documents_not_offered` where nobody is asked.
 */
export function givenTaxData(
  { ownerSettings }: Pick<Context, 'ownerSettings'>,
  given: TaxData | null | undefined,
): KeptTaxData | undefined {
  const { taxDocuments } = ownerSettings.current().selling;
  if (!given && taxDocuments === 'must') throw new ShopError('tax_data_needed');
  if (!given) return undefined;
  if (taxDocuments === 'no') throw new ShopError('documents_not_offered');
  return { country: shop().country.code, ...given };
}
