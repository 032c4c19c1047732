import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import type { Executor } from '#platform/database/database.ts';
import { returnOf } from './returns.queries.ts';
import { viewReturn } from './returns-view.ts';

/** A return as its e-mails tell of it; undefined when there is none. */
export async function toldReturn(db: Executor, id: number): Promise<DeskReturn | undefined> {
  return (await returnOf(db, id)) && viewReturn(db, id);
}
