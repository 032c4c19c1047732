import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ImportState } from '#contract/goods/imports/import-states.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import { violations } from '#platform/database/refused-as.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import type { Services } from '#server/core/context/context.ts';
import { readImport } from './read-import.service.ts';
import { productImports } from './product-imports.tables.ts';
import { undoImport } from './write/undo-import.ts';
import { StalePreview, writeImport } from './write/write-import.ts';

/** How long one process works on an import before another one takes over: longer than the largest takes. */
const leaseMs = 180_000;

const isDueAt = (now: Date) => and(isNotNull(productImports.leasedUntil), lte(productImports.leasedUntil, now));

type Row = typeof productImports.$inferSelect;

/** True if an import waits for its work. */
export async function isImportDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const due = await db.select({ id: productImports.id }).from(productImports).where(isDueAt(clock())).limit(1);
  return due.length > 0;
}

/**
 * Does what imports wait for: reads files, writes and takes back. What a killed process began is begun again once its lease
 * ended: nothing of it is there.
 */
export async function workOnImports(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  while (!signal.aborted) {
    const now = clock();
    const [row] = await db
      .update(productImports)
      .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
      .where(claimDue(productImports, { isDue: isDueAt(now), order: [asc(productImports.id)], most: 1 }))
      .returning();
    if (!row) return;
    await workOn(services, row);
  }
}

/** What an import is after work that cannot be done: as before, so that whoever looks can begin again. */
const stateAfter: Readonly<Partial<Record<ImportState, ImportState>>> = {
  reading: 'refused',
  writing: 'preview',
  undoing: 'written',
};

/** Ends work that would fail again in every round, as by a value that no column takes, and says so; the log has the reason. */
async function workOn(services: Services, row: Row): Promise<void> {
  try {
    await stepOf(services, row);
  } catch (error) {
    const state = stateAfter[row.state];
    if (state === undefined || !isLasting(error)) throw error;
    await services.db
      .update(productImports)
      .set({ state, leasedUntil: null, refusal: { code: 'notStored', values: {} } })
      .where(and(eq(productImports.id, row.id), eq(productImports.state, row.state)));
    throw error;
  }
}

/** PostgreSQL, appendix A: data exceptions, violated constraints, and limits of the program. */
function isLasting(error: unknown): boolean {
  const isOfData = /^(?:22|23|54)/.test(sqlState(error) ?? '');
  return isOfData || error instanceof RangeError || error instanceof TypeError;
}

async function stepOf(services: Services, row: Row): Promise<void> {
  if (row.state === 'reading') await readImport(services, row);
  else if (row.state === 'writing') await write(services, row);
  else if (row.state === 'undoing') await undoImport(services.db, row.id, services.clock());
  else await services.db.update(productImports).set({ leasedUntil: null }).where(eq(productImports.id, row.id));
}

async function write(services: Services, { id }: Row): Promise<void> {
  const { db, clock } = services;
  try {
    await writeImport(db, id, clock());
  } catch (error) {
    const isCurrency = error instanceof ShopError && error.code === 'currency_changed';
    // A code that another size got meanwhile, or a category or department that was deleted, too.
    const isTaken = [violations.unique, violations.foreignKey].some((one) => one === sqlState(error));
    if (!(error instanceof StalePreview) && !isCurrency && !isTaken) throw error;
    // It is compared anew, and whoever began it looks again.
    await db
      .update(productImports)
      .set({ state: 'reading', leasedUntil: clock(), refusal: { code: 'stale', values: {} } })
      .where(and(eq(productImports.id, id), eq(productImports.state, 'writing')));
  }
}
