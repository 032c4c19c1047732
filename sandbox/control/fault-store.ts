import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll } from '../store/database.ts';

export const faultRule = z.strictObject({
  /**
   * `status` responds with an error, `hang` never responds, `drop` cuts the connection, `slow` responds late, `held` when
   * the faults are cleared.
   */
  kind: z.enum(['status', 'hang', 'drop', 'slow', 'held']),
  /** For `status`. */
  status: z
    .union([z.literal(403), z.literal(429), z.literal(500), z.literal(502), z.literal(503), z.literal(504)])
    .optional(),
  /** For `status`: the Retry-After header. */
  retryAfterSeconds: z.number().int().min(0).optional(),
  /** For `slow`. */
  delayMs: z.number().int().min(0).optional(),
  /** The fault happens `before` the work of the call (the default), or `after` it, in place of the response. */
  moment: z.enum(['before', 'after']).optional(),
  /** The number of calls; if absent all, until cleared. */
  times: z.number().int().min(1).optional(),
  method: z.enum(['GET', 'POST', 'PUT']).optional(),
  pathPrefix: z.string().startsWith('/').optional(),
});

export type FaultRule = z.output<typeof faultRule>;

export type TakenFault = FaultRule & { readonly id: number };

const faultRow = z.object({ id: z.number(), remaining: z.number().nullable(), rule: jsonColumn(faultRule) });

export function addFault(db: DatabaseSync, rule: FaultRule): void {
  execute(db, 'INSERT INTO faults (remaining, rule) VALUES (?, ?)', rule.times ?? null, JSON.stringify(rule));
}

export function clearFaults(db: DatabaseSync): void {
  execute(db, 'DELETE FROM faults');
}

/** Returns the active rules, oldest first. */
export function listFaults(db: DatabaseSync): z.output<typeof faultRow>[] {
  return selectAll(db, faultRow, 'SELECT id, remaining, rule FROM faults ORDER BY id');
}

/** True until the rule is used up or cleared. */
export function isActive(db: DatabaseSync, id: number): boolean {
  return listFaults(db).some((one) => one.id === id);
}

/** Returns the oldest rule that matches a call, and counts one use of it. */
export function takeFault(db: DatabaseSync, method: string, path: string): TakenFault | null {
  const hit = listFaults(db).find(({ rule }) => isAbout(rule, method, path));
  if (!hit) return null;
  if (hit.remaining === 1) execute(db, 'DELETE FROM faults WHERE id = ?', hit.id);
  else execute(db, 'UPDATE faults SET remaining = remaining - 1 WHERE id = ?', hit.id);
  return { ...hit.rule, id: hit.id };
}

function isAbout(rule: FaultRule, method: string, path: string): boolean {
  return (rule.method ?? method) === method && path.startsWith(rule.pathPrefix ?? '/');
}
