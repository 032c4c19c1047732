import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { selectOne } from './database.ts';

// A fresh file starts from the clock: a shop that kept its database must not meet the same payment number twice.
// Each kind has its own range, so that a mixed-up number is not found instead of being found wrongly.
const FIRST = {
  payment: (now: number) => 100_000_000_000 + Math.floor(now / 100),
  merchantOrder: (now: number) => 20_000_000_000 + Math.floor(now / 100),
  refund: (now: number) => Math.floor(now / 1000),
  notice: (now: number) => 300_000_000_000 + Math.floor(now / 100),
} as const;

/** The next number of its kind: 10 to 12 digits, always increasing, also over restarts. */
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
