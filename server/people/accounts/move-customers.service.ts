import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { newSecret } from '#server/core/context/context.ts';
import { users } from './accounts.tables.ts';
import { consents } from './advertising.tables.ts';
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
  for (const given of batchesOf(customers)) {
    changed += await fillIn(transaction, given);
    added += await addMissing(transaction, given);
  }
  return { added, changed };
}

/** Returns what `moveCustomers` would do now. It writes nothing, so that nobody waits for it, nor it for anybody. */
export async function foreseeCustomers(db: Executor, customers: readonly NewCustomer[]): Promise<Moved> {
  let [added, changed] = [0, 0];
  for (const given of batchesOf(customers)) {
    const { rows } = await db.execute<Moved>(sql`select
      (select count(*)::int from ${rowsOf(given)} where ${isMissing}) as added,
      (select count(*)::int from ${users} as known, ${rowsOf(given)} where ${isFilledIn}) as changed`);
    added += rows[0]?.added ?? 0;
    changed += rows[0]?.changed ?? 0;
  }
  return { added, changed };
}

function* batchesOf(customers: readonly NewCustomer[]): Generator<NewCustomer[]> {
  for (let at = 0; at < customers.length; at += batch) {
    yield customers.slice(at, at + batch).map((one) => ({ ...one, phone: phoneNumber(one.phone ?? '') ?? null }));
  }
}

const columns = sql`(email text, username text, suffix text, name text, lastname text, dni text, phone text, address text,
  "acceptsAdvertising" boolean)`;

const rowsOf = (customers: readonly NewCustomer[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as given ${columns}`;

/** True for rows of nobody who is there. */
const isMissing = sql`not exists (select from ${users} where lower(users.email) = lower(given.email))`;

/** True for `known` customers of whom `given` says what is missing. */
const isFilledIn = sql`lower(known.email) = lower(given.email) and known.rol = 'client' and (
  (known.name is null and given.name is not null) or (known.lastname is null and given.lastname is not null) or
  (known.dni is null and given.dni is not null) or (known.phone is null and given.phone is not null) or
  (known.address is null and given.address is not null))`;

async function fillIn(transaction: Transaction, customers: readonly NewCustomer[]): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    update ${users} as known set
      name = coalesce(known.name, given.name),
      lastname = coalesce(known.lastname, given.lastname),
      dni = coalesce(known.dni, given.dni),
      phone = coalesce(known.phone, given.phone),
      address = coalesce(known.address, given.address)
    from ${rowsOf(customers)}
    where ${isFilledIn}`);
  return rowCount ?? 0;
}

type Added = { readonly id: number; readonly email: string; readonly accepts: boolean };

/** True for who agreed in the other shop and has not ended it here since: an ended consent stays ended. */
const agreed = sql`("acceptsAdvertising" and coalesce((
  select what not like 'ended-%' from ${consents} where lower(consents.email) = lower(given.email) order by id desc limit 1
), true))`;

/** What people agreed to in the other shop, its file says; the text that they were shown is not known. */
async function recordImported(transaction: Transaction, added: readonly Added[]): Promise<void> {
  const agreeing = added.filter(({ accepts }) => accepts);
  if (agreeing.length === 0) return;
  const record = { what: 'imported', place: 'import' } as const;
  await transaction
    .insert(consents)
    .values(agreeing.map(({ id, email }) => ({ ...record, email, userId: Number(id) })));
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
    const { rows } = await transaction.execute<Added>(sql`
      with given as (
        select given.*, row_number() over (partition by user_name_key(given.username) order by given.email) as place
        from ${rowsOf(named)}
        where ${isMissing}
      )
      insert into ${users} (username, email, name, lastname, dni, phone, address, accepts_advertising, advertising_vouched)
      select
        case
          when place = 1 and not exists (select from ${users} where username_look = user_name_key(given.username)) then username
          else username || '-' || suffix
        end,
        email, name, lastname, dni, phone, address, ${agreed}, ${agreed}
      from given
      on conflict do nothing
      returning id, email, accepts_advertising as accepts`);
    if (rows.length === 0) break;
    added += rows.length;
    await recordImported(transaction, rows);
  }
  return added;
}
