import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { selectOne } from './database.ts';

// A new file starts from the clock: a shop that kept its database must not get the same payment id twice. Each kind has
// its own range, so that an id of another kind is never found by mistake.
const FIRST = {
  payment: (now: number) => 100_000_000_000 + Math.floor(now / 100),
  merchantOrder: (now: number) => 20_000_000_000 + Math.floor(now / 100),
  order: (now: number) => 400_000_000_000 + Math.floor(now / 100),
  refund: (now: number) => Math.floor(now / 1000),
  case: (now: number) => 5_000_000_000 + Math.floor(now / 1000),
  notice: (now: number) => 300_000_000_000 + Math.floor(now / 100),
} as const;

/** Returns the next id of its kind: 10 to 12 digits, always increasing, also after a restart. */
export function nextNumber(db: DatabaseSync, name: keyof typeof FIRST, now: number): number {
  const row = selectOne(
    db,
    z.object({ last: z.number() }),
    `INSERT INTO sequences (name, last) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last`,
    name,
    FIRST[name](now),
  );
  if (row === null) throw new Error(`The sequence ${name} gave no number.`);
  return row.last;
}
