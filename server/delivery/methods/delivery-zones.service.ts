import { asc, eq } from 'drizzle-orm';
import { provinceName } from '#contract/core/countries/places.ts';
import { presentCountry, presentPlaces } from '#contract/core/countries/countries.ts';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import { rangeWords } from '#contract/delivery/rate-words.ts';
import type { ZoneFields } from '#contract/delivery/delivery-rules.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { zoneErrors } from '#contract/delivery/zone-errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { deliveryZones } from './delivery.tables.ts';

/** Returns all zones, by name. */
export function listZones(db: Executor): Promise<DeliveryZone[]> {
  return db.select().from(deliveryZones).orderBy(asc(deliveryZones.name));
}

/** Adds a zone. Throws `delivery_zone_taken` if another one has its name, `invalid` for an area of another country. */
export async function addZone(ctx: Context, fields: ZoneFields): Promise<DeliveryZone> {
  refuseForeign(fields);
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      const made = only(await transaction.insert(deliveryZones).values(fields).returning());
      await noteChange(transaction, ctx, { action: 'zone.create', subject: String(made.id), after: toldZone(made) });
      return made;
    }),
  );
}

type Changed = ZoneFields & { readonly id: number; readonly version?: number | undefined };

/** Replaces a zone. Throws as `addZone` does, `delivery_zone_not_found`, `changed_meanwhile`. */
export async function changeZone(ctx: Context, { id, version, ...fields }: Changed): Promise<DeliveryZone> {
  refuseForeign(fields);
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      const before = await lockZone(transaction, id);
      const subject = String(id);
      await refuseStale(transaction, version, { present: before, subject, actions: ['zone.create', 'zone.update'] });
      const after = only(
        await transaction.update(deliveryZones).set(fields).where(eq(deliveryZones.id, id)).returning(),
      );
      const change = { before: toldZone(before), after: toldZone(after) };
      await noteChange(transaction, ctx, { action: 'zone.update', subject, ...change });
      return after;
    }),
  );
}

/** Deletes a zone. Throws `delivery_zone_in_use` while a method serves it. */
export function removeZone(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockZone(transaction, id);
    const isUsed = () => new ShopError('delivery_zone_in_use');
    await refusedAs({ [violations.foreignKey]: isUsed, [violations.restrict]: isUsed }, () =>
      transaction.delete(deliveryZones).where(eq(deliveryZones.id, id)),
    );
    await noteChange(transaction, ctx, { action: 'zone.delete', subject: String(id), before: toldZone(before) });
    return { id };
  });
}

async function lockZone(transaction: Transaction, id: number): Promise<DeliveryZone> {
  return only(await transaction.select().from(deliveryZones).where(eq(deliveryZones.id, id)).for('update'));
}

/** Returns the fields of a zone as the audit log shows them, whoever reads it later. */
export function toldZone({ name, provinces, postalRanges }: DeliveryZone) {
  const { places } = presentCountry();
  return inShopLanguage(() => ({
    name,
    provinces: provinces.map((code) => provinceName(places, code)),
    postalRanges: postalRanges.map((range) => rangeWords(range, places.postal.digits)),
  }));
}

/** Throws `invalid` for provinces and postal codes that the shop's country has not. */
function refuseForeign(fields: ZoneFields): void {
  const errors = zoneErrors(fields, presentPlaces());
  if (errors.length > 0) throw new ShopError('invalid', {}, errors);
}

function only([row]: readonly DeliveryZone[]): DeliveryZone {
  if (!row) throw new ShopError('delivery_zone_not_found');
  return row;
}

const isTaken = () => new ShopError('delivery_zone_taken');

function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs({ [violations.unique]: isTaken }, work);
}
