import { and, eq } from 'drizzle-orm';
import type { DeliveryAddress } from '#contract/addresses.ts';
import { ShopError } from '#contract/errors.ts';
import type { Executor } from '#platform/database/database.ts';
import { addresses } from './accounts.tables.ts';
import { knownPhone, phoneShown } from './phone-number.ts';

/** Who picks an order up, as an order stores it. The phone is as E.164 writes it. */
export type StoredContact = { readonly recipient: string; readonly phone: string };

/** An address as an order stores it. */
export type StoredAddress = Omit<DeliveryAddress, 'phoneShown'>;

/** Returns a contact as it was typed for an order. Throws `invalid` for an unknown phone, with its `path` in the input. */
export function storedContact({ recipient, phone }: StoredContact, path = 'contact.phone'): StoredContact {
  return { recipient, phone: knownPhone(phone, path) };
}

/**
 * Returns what somebody at the counter left: a name, a phone, both, or neither, which is null. Throws `invalid` for an
 * unknown phone, with its `path`.
 */
export function counterContact({ recipient, phone }: StoredContact, path: string): StoredContact | null {
  if (recipient === '' && phone === '') return null;
  return { recipient, phone: phone && knownPhone(phone, path) };
}

/**
 * Returns the address of a person to which an order is sent: the chosen one, else the default one; null for a person
 * without addresses. Throws `postal_address_not_found` for one that is not theirs.
 */
export async function deliveryAddressOf(
  db: Executor,
  userId: number,
  chosen: number | undefined,
): Promise<StoredAddress | null> {
  const { recipient, phone, street, number, floor, city, province, postalCode, notes } = addresses;
  const [found] = await db
    .select({ recipient, phone, street, number, floor, city, province, postalCode, notes })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), chosen === undefined ? addresses.isDefault : eq(addresses.id, chosen)));
  if (!found && chosen !== undefined) throw new ShopError('postal_address_not_found');
  return found ?? null;
}

/** Returns a stored address or contact with its phone as people read it. */
export function shownAddress<Stored extends StoredContact>(stored: Stored): Stored & { readonly phoneShown: string } {
  return { ...stored, phoneShown: phoneShown(stored.phone) };
}
