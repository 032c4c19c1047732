import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll } from '../store/database.ts';

export const faultRule = z.strictObject({
  /** `status` answers an error, `hang` never answers, `drop` cuts the connection, `slow` answers late. */
  kind: z.enum(['status', 'hang', 'drop', 'slow']),
  /** For `status`. */
  status: z.union([z.literal(429), z.literal(500), z.literal(502), z.literal(503), z.literal(504)]).optional(),
  /** For `status`: the Retry-After header. */
  retryAfterSeconds: z.number().int().min(0).optional(),
  /** For `slow`. */
  delayMs: z.number().int().min(0).optional(),
  /** `before` (the default) the call does its work, or `after` it: work done, answer spoilt. */
  moment: z.enum(['before', 'after']).optional(),
  /** How many calls; without it all, until cleared. */
  times: z.number().int().min(1).optional(),
  method: z.enum(['GET', 'POST', 'PUT']).optional(),
  pathPrefix: z.string().startsWith('/').optional(),
});

export type FaultRule = z.output<typeof faultRule>;

const faultRow = z.object({ id: z.number(), remaining: z.number().nullable(), rule: jsonColumn(faultRule) });

export function addFault(db: DatabaseSync, rule: FaultRule): void {
  execute(db, 'INSERT INTO faults (remaining, rule) VALUES (?, ?)', rule.times ?? null, JSON.stringify(rule));
}

export function clearFaults(db: DatabaseSync): void {
  execute(db, 'DELETE FROM faults');
}

/** Those still in force, oldest first. */
export function listFaults(db: DatabaseSync): z.output<typeof faultRow>[] {
  return selectAll(db, faultRow, 'SELECT id, remaining, rule FROM faults ORDER BY id');
}

/** The oldest rule this call falls under, one use of it spent. */
export function takeFault(db: DatabaseSync, method: string, path: string): FaultRule | null {
  const hit = listFaults(db).find(({ rule }) => isAbout(rule, method, path));
  if (!hit) return null;
  if (hit.remaining === 1) execute(db, 'DELETE FROM faults WHERE id = ?', hit.id);
  else execute(db, 'UPDATE faults SET remaining = remaining - 1 WHERE id = ?', hit.id);
  return hit.rule;
}

function isAbout(rule: FaultRule, method: string, path: string): boolean {
  return (rule.method ?? method) === method && path.startsWith(rule.pathPrefix ?? '/');
}
