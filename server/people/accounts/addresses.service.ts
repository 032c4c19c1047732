import { and, asc, desc, eq } from 'drizzle-orm';
import { mostAddresses, type Address, type AddressFields } from '#contract/people/addresses.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Context, Visitor } from '#server/core/context/context.ts';
import { addresses, users } from './accounts.tables.ts';
import { refuseForeignPlace, shownAddress } from './delivery-address.service.ts';
import { knownPhone } from './phone-number.ts';
import { lockUser } from './users.service.ts';

type AddressRow = typeof addresses.$inferSelect;

/** Returns the visitor's addresses: the default one first, then in the order in which they were added. */
export async function ownAddresses({ db, visitor }: Context): Promise<Address[]> {
  return (await rowsOf(db, customerOf(visitor))).map(shownAddress);
}

/** Adds an address for the visitor. Throws `invalid` for an unknown phone or place, `too_many_addresses`. */
export async function addAddress(ctx: Context, { isDefault = false, ...fields }: AddressFields): Promise<Address> {
  const userId = customerOf(ctx.visitor);
  refuseForeignPlace(fields);
  const row = { ...fields, userId, phone: knownPhone(fields.phone, 'phone'), isDefault: false };
  return inTurn(ctx, userId, async (transaction) => {
    const present = await rowsOf(transaction, userId);
    if (present.length >= mostAddresses) throw new ShopError('too_many_addresses', { most: mostAddresses });
    const [added] = await transaction.insert(addresses).values(row).returning();
    if (!added) throw new ShopError('unexpected');
    return shownAddress(isDefault || present.length === 0 ? await prefer(transaction, added) : added);
  });
}

/** Replaces an address of the visitor. Throws `invalid` for an unknown phone or place, `postal_address_not_found`. */
export async function changeAddress(
  ctx: Context,
  id: number,
  { isDefault = false, ...fields }: AddressFields,
): Promise<Address> {
  const userId = customerOf(ctx.visitor);
  refuseForeignPlace(fields);
  const values = { ...fields, phone: knownPhone(fields.phone, 'phone') };
  return inTurn(ctx, userId, async (transaction) => {
    const changed = known(await transaction.update(addresses).set(values).where(isOwn(userId, id)).returning());
    return shownAddress(isDefault ? await prefer(transaction, changed) : changed);
  });
}

/** Makes an address of the visitor the default. Throws `postal_address_not_found`. */
export function preferAddress(ctx: Context, id: number): Promise<Address> {
  const userId = customerOf(ctx.visitor);
  return inTurn(ctx, userId, async (transaction) => {
    const chosen = known(await transaction.select().from(addresses).where(isOwn(userId, id)));
    return shownAddress(await prefer(transaction, chosen));
  });
}

/** Deletes an address of the visitor. Throws `postal_address_not_found`. */
export function removeAddress(ctx: Context, id: number): Promise<{ id: number }> {
  const userId = customerOf(ctx.visitor);
  return inTurn(ctx, userId, async (transaction) => {
    const removed = known(await transaction.delete(addresses).where(isOwn(userId, id)).returning());
    const newest = (await rowsOf(transaction, userId)).at(-1);
    if (removed.isDefault && newest) await prefer(transaction, newest);
    return { id };
  });
}

/** Runs the changes of one person's addresses one after the other, so that there is one default and a limit. */
function inTurn<Result>(ctx: Context, userId: number, work: (transaction: Transaction) => Promise<Result>) {
  return inTransaction(ctx.db, async (transaction) => {
    if (!(await lockUser(transaction, eq(users.id, userId)))) throw new ShopError('not_logged_in');
    return work(transaction);
  });
}

async function prefer(transaction: Transaction, row: AddressRow): Promise<AddressRow> {
  const ofPerson = eq(addresses.userId, row.userId);
  await transaction.update(addresses).set({ isDefault: false }).where(and(ofPerson, addresses.isDefault));
  return known(
    await transaction.update(addresses).set({ isDefault: true }).where(eq(addresses.id, row.id)).returning(),
  );
}

function rowsOf(db: Executor, userId: number): Promise<AddressRow[]> {
  const order = [desc(addresses.isDefault), asc(addresses.id)];
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(...order);
}

const isOwn = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id));

/** For other visitors an address does not exist. */
function known([row]: readonly AddressRow[]): AddressRow {
  if (!row) throw new ShopError('postal_address_not_found');
  return row;
}

function customerOf(visitor: Visitor): number {
  if (visitor.role !== 'customer') throw new ShopError('not_allowed');
  return visitor.id;
}
