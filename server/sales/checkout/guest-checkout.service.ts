import { createHash } from 'node:crypto';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Executor } from '#platform/database/database.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { newSecret, type Context } from '#server/core/context/context.ts';
import { activeOffers, chooseDelivery } from '#server/delivery/methods/offers.service.ts';
import {
  refuseForeignPlace,
  storedContact,
  type StoredAddress,
} from '#server/people/accounts/delivery-address.service.ts';
import type { OrderDelivery } from '../orders/order-state.service.ts';
import { givenTaxData } from './checkout.service.ts';
import { startPurchase } from './purchase.service.ts';

type Asked = Input<typeof checkout.startAsGuest>;

/** For how long the private link shows an order. */
export const linkDays = 60;

const hour = 3600;

const limits = {
  network: { most: 60, windowSeconds: hour },
  // Of each network: nobody can use up the tries of somebody else's address.
  address: { most: 20, windowSeconds: hour },
  // From all networks: refused cards send e-mails too, to an address that nobody has proven.
  day: { most: 30, windowSeconds: 24 * hour },
  // A purchase that is paid by hand sends its e-mail at once.
  letters: { most: 10, windowSeconds: 24 * hour },
} as const;

/**
 * Starts the checkout of a bag without a login, as `startCheckout` does with one. Whether an account has the address changes nothing
 * that its caller can see. Throws `not_logged_in` where the owner does not allow it, and as `startCheckout` does.
 */
export async function startGuestCheckout(ctx: Context, asked: Asked) {
  if (!ctx.ownerSettings.current().selling.guestCheckout) throw new ShopError('not_logged_in');
  const { cartItems, coupon, means, email } = asked;
  if (cartItems.length === 0) throw new ShopError('empty_bag');
  const address = email.toLowerCase();
  await limitRate(ctx, `guest-checkout:${ctx.network}`, limits.network);
  await limitRate(ctx, `guest-checkout-email:${ctx.network}:${address}`, limits.address);
  await limitRate(ctx, `guest-checkout-day:${address}`, limits.day);
  if (means !== 'provider') await limitRate(ctx, `guest-letters:${address}`, limits.letters);
  const taxData = givenTaxData(ctx, asked.taxData);
  const delivery = deliveryFor(asked);
  const secret = ctx.guest.token ?? newSecret();
  const guest = { key: hashOf(secret), until: new Date(ctx.clock().getTime() + linkDays * dayMs) };
  const buyer = { id: null, email, guest };
  const started = await startPurchase(ctx, { cartItems, coupon, means, buyer, delivery, taxData });
  ctx.guest.keep(secret);
  return started;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

function deliveryFor(asked: Asked): (db: Executor) => Promise<OrderDelivery> {
  const { deliveryMethodId: methodId, address: typed } = asked;
  const address = typed ? typedAddress(typed) : null;
  const contact = asked.contact && storedContact(asked.contact);
  return async (db) => chooseDelivery(await activeOffers(db), { methodId, address, contact });
}

function typedAddress({ isDefault: _isDefault, ...typed }: NonNullable<Asked['address']>): StoredAddress {
  refuseForeignPlace(typed, 'address.');
  return { ...typed, ...storedContact(typed, 'address.phone') };
}
