import { asc, eq, sql } from 'drizzle-orm';
import type { CarrierRow, carriers as contract } from '#contract/delivery/carriers.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { carriers } from './fulfilment.tables.ts';

/** Returns all carriers, by name. */
export function listCarriers(db: Executor): Promise<CarrierRow[]> {
  return db
    .select()
    .from(carriers)
    .orderBy(asc(sql`lower(${carriers.name})`));
}

/** Adds a carrier. Throws `carrier_taken` if the name is in use. */
export function createCarrier(ctx: Context, asked: Input<typeof contract.create>): Promise<CarrierRow> {
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      const made = only(await transaction.insert(carriers).values(asked).returning());
      await noteChange(transaction, ctx, { action: 'carrier.create', subject: String(made.id), after: plain(made) });
      return made;
    }),
  );
}

/** Changes a carrier. Throws `carrier_not_found`, `carrier_taken` and `changed_meanwhile`. */
export function updateCarrier(ctx: Context, asked: Input<typeof contract.update>): Promise<CarrierRow> {
  const { id, version, ...change } = asked;
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      const before = only(await transaction.select().from(carriers).where(eq(carriers.id, id)).for('update'));
      const held = { present: before, subject: String(id), actions: ['carrier.create', 'carrier.update'] } as const;
      await refuseStale(transaction, version, held);
      const after = { ...plain(before), ...change };
      const changed = only(await transaction.update(carriers).set(after).where(eq(carriers.id, id)).returning());
      const told = { before: plain(before), after: plain(changed) };
      await noteChange(transaction, ctx, { action: 'carrier.update', subject: String(id), ...told });
      return changed;
    }),
  );
}

/** The fields of a carrier that people edit. */
function plain({ name, linkTemplate, isActive }: CarrierRow) {
  return { name, linkTemplate, isActive };
}

function only([row]: readonly CarrierRow[]): CarrierRow {
  if (!row) throw new ShopError('carrier_not_found');
  return row;
}

const isTaken = () =>
  new ShopError('carrier_taken', {}, [{ path: 'name', message: new ShopError('carrier_taken').detail }]);

function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs({ [violations.unique]: isTaken }, work);
}
