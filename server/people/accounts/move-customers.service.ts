import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { newSecret } from '#server/core/context/context.ts';
import { users } from './accounts.tables.ts';
import { usernameFrom } from './newcomer.service.ts';
import { phoneNumber } from './phone-number.ts';

/** A customer of another shop, whose address nobody has proven here yet. */
export type NewCustomer = {
  readonly email: string;
  readonly name: string | null;
  readonly lastname: string | null;
  readonly dni: string | null;
  /** As people write it; a number that no numbering plan knows is left out. */
  readonly phone: string | null;
  readonly address: string | null;
  readonly acceptsAdvertising: boolean;
};

type Moved = { readonly added: number; readonly changed: number };

/** How many customers a statement writes: their texts stay far below what a message of PostgreSQL may have. */
const batch = 5000;

/**
 * Adds customers without a password, which they set by the link of the recovery; no e-mail is sent. Of customers that are there
 * already, only what is missing is filled in: what people say of themselves is never changed by a file, nor is their consent to
 * advertising, nor anything of an administrator.
 */
export async function moveCustomers(transaction: Transaction, customers: readonly NewCustomer[]): Promise<Moved> {
  let [added, changed] = [0, 0];
  for (let at = 0; at < customers.length; at += batch) {
    const given = customers
      .slice(at, at + batch)
      .map((one) => ({ ...one, phone: phoneNumber(one.phone ?? '') ?? null }));
    changed += await fillIn(transaction, given);
    added += await addMissing(transaction, given);
  }
  return { added, changed };
}

const columns = sql`(email text, username text, suffix text, name text, lastname text, dni text, phone text, address text,
  "acceptsAdvertising" boolean)`;

async function fillIn(transaction: Transaction, customers: readonly NewCustomer[]): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    update ${users} as known set
      name = coalesce(known.name, given.name),
      lastname = coalesce(known.lastname, given.lastname),
      dni = coalesce(known.dni, given.dni),
      phone = coalesce(known.phone, given.phone),
      address = coalesce(known.address, given.address)
    from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as given ${columns}
    where lower(known.email) = lower(given.email) and known.rol = 'client' and (
      (known.name is null and given.name is not null) or (known.lastname is null and given.lastname is not null) or
      (known.dni is null and given.dni is not null) or (known.phone is null and given.phone is not null) or
      (known.address is null and given.address is not null))`);
  return rowCount ?? 0;
}

/** A user name that somebody has, or that two rows would get, gets a suffix; one that is taken meanwhile, in the next round. */
async function addMissing(transaction: Transaction, customers: readonly NewCustomer[]): Promise<number> {
  let added = 0;
  for (let round = 0; round < 3; round += 1) {
    const named = customers.map((one) => ({
      ...one,
      username: usernameFrom(one.email),
      suffix: newSecret().slice(0, 8),
    }));
    const { rowCount } = await transaction.execute(sql`
      with given as (
        select given.*, row_number() over (partition by user_name_key(given.username) order by given.email) as place
        from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given ${columns}
        where not exists (select from ${users} where lower(users.email) = lower(given.email))
      )
      insert into ${users} (username, email, name, lastname, dni, phone, address, accepts_advertising)
      select
        case
          when place = 1 and not exists (select from ${users} where username_look = user_name_key(given.username)) then username
          else username || '-' || suffix
        end,
        email, name, lastname, dni, phone, address, "acceptsAdvertising"
      from given
      on conflict do nothing`);
    if (!rowCount) break;
    added += rowCount;
  }
  return added;
}
