import { offersFor } from '#contract/delivery/delivery-offers.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { StoredAddress, StoredContact } from '#server/people/accounts/delivery-address.service.ts';

type Wanted = {
  readonly methodId: number | undefined;
  readonly address: StoredAddress | null;
  readonly contact: StoredContact | undefined;
};

/**
 * Returns how a purchase reaches its buyer: by the chosen method, else by the first one that sends to the address. A
 * pick-up can be chosen from anywhere. Throws `delivery_needed` if it is not known where to or to whom,
 * `delivery_unavailable` if the method is off or does not send there.
 */
export function chooseDelivery(active: readonly AreaOffer[], { methodId, address, contact }: Wanted) {
  const sending = address ? offersFor(active, address).filter(({ kind }) => kind === 'home') : [];
  const choices = methodId === undefined ? sending : [...sending, ...active.filter(({ kind }) => kind === 'pickup')];
  const method = choices.find(({ id }) => methodId === undefined || id === methodId);
  if (!method) throw new ShopError(address ? 'delivery_unavailable' : 'delivery_needed');
  if (method.kind === 'home') return { method, address, contact: null };
  const collector = contact ?? (address && { recipient: address.recipient, phone: address.phone });
  if (!collector) throw new ShopError('delivery_needed');
  return { method, address: null, contact: collector };
}
