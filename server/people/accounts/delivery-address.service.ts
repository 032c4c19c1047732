import { and, eq, type SQL } from 'drizzle-orm';
import type { DeliveryAddress } from '#contract/people/addresses.ts';
import { provinceName } from '#contract/core/countries/places.ts';
import { presentCountry, presentPlaces } from '#contract/core/countries/countries.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { placeErrors, type TypedParts } from '#contract/core/fields/place-errors.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { addresses } from './accounts.tables.ts';
import { knownPhone, phoneShown } from './phone-number.ts';

/** Who picks an order up, as an order stores it. The phone is as E.164 writes it. */
export type StoredContact = { readonly recipient: string; readonly phone: string };

/** An address as an order stores it. */
export type StoredAddress = Omit<DeliveryAddress, 'phoneShown' | 'provinceName'>;

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

const defaultAddress = prepared((db, given: Given<{ userId: number }>) =>
  selectAddress(db, and(eq(addresses.userId, given('userId')), addresses.isDefault)),
);
const chosenAddress = prepared((db, given: Given<{ userId: number; chosen: number }>) =>
  selectAddress(db, and(eq(addresses.userId, given('userId')), eq(addresses.id, given('chosen')))),
);

function selectAddress(db: Executor, condition: SQL | undefined) {
  const { recipient, phone, street, number, floor, city, province, postalCode, notes } = addresses;
  return db
    .select({ recipient, phone, street, number, floor, city, province, postalCode, notes })
    .from(addresses)
    .where(condition);
}

/**
 * Returns the address of a person to which an order is sent: the chosen one, else the default one; null for a person
 * without addresses. Throws `postal_address_not_found` for one that is not theirs, `postal_address_foreign` for one that was
 * typed when the shop was in another country.
 */
export async function deliveryAddressOf(
  db: Executor,
  userId: number,
  chosen: number | undefined,
): Promise<StoredAddress | null> {
  const [found] = await (chosen === undefined ? defaultAddress(db, { userId }) : chosenAddress(db, { userId, chosen }));
  if (!found && chosen !== undefined) throw new ShopError('postal_address_not_found');
  if (found && placeErrors(found, presentPlaces()).length > 0) throw new ShopError('postal_address_foreign');
  return found ?? null;
}

/**
 * Refuses an address whose province or postal code the shop's country has not. Throws `invalid` with the fields below `path`,
 * such as 'delivery.address.'.
 */
export function refuseForeignPlace(address: TypedParts, path = ''): void {
  const errors = placeErrors(address, presentPlaces());
  if (errors.length === 0) return;
  throw new ShopError(
    'invalid',
    {},
    errors.map((error) => ({ ...error, path: `${path}${error.path}` })),
  );
}

/** Returns a stored contact with its phone as people read it. */
export function shownContact<Stored extends StoredContact>(stored: Stored): Stored & { readonly phoneShown: string } {
  return { ...stored, phoneShown: phoneShown(stored.phone) };
}

/** Returns a stored address with its phone and its province as people read them. */
export function shownAddress<Stored extends StoredContact & Pick<StoredAddress, 'province'>>(stored: Stored) {
  return { ...shownContact(stored), provinceName: provinceName(presentCountry().places, stored.province) };
}
