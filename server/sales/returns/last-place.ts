import { desc, isNotNull } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { returns } from './returns.tables.ts';

/** Where the goods of the last accepted return were to be sent; '' before there is one. */
export async function lastPlace(db: Executor): Promise<string> {
  const [found] = await db
    .select({ place: returns.place })
    .from(returns)
    .where(isNotNull(returns.place))
    .orderBy(desc(returns.id))
    .limit(1);
  return found?.place ?? '';
}
