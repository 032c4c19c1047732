import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll } from '../../store/database.ts';

/** How events fail on the way to the shop. */
export const eventSwitch = z.strictObject({
  /** Never sent. */
  lost: z.boolean().optional(),
  /** Milliseconds before the first attempt. */
  lateMs: z.number().int().min(0).optional(),
  /** How many times the same event is sent. */
  copies: z.number().int().min(1).max(20).optional(),
  /** `wrong` is signed with another secret, `missing` has no signature. */
  signature: z.enum(['valid', 'wrong', 'missing']).optional(),
});

export const switchChange = z.strictObject({
  /** `next`: the next event only (several queue up). `all`: every event from now on, replacing the previous one. */
  scope: z.enum(['next', 'all']),
  event: eventSwitch,
});

export type EventSwitch = z.output<typeof eventSwitch>;
export type SwitchChange = z.output<typeof switchChange>;

export function setSwitch(db: DatabaseSync, { scope, event }: SwitchChange): void {
  if (scope === 'all') execute(db, "DELETE FROM switches WHERE scope = 'all'");
  execute(db, 'INSERT INTO switches (scope, value) VALUES (?, ?)', scope, JSON.stringify(event));
}

export function clearSwitches(db: DatabaseSync): void {
  execute(db, 'DELETE FROM switches');
}

/** Returns how the current event fails: by the switch for the next one, which is used up, else by the permanent one. */
export function takeSwitch(db: DatabaseSync): EventSwitch {
  const row = z.object({ id: z.number(), scope: z.string(), value: jsonColumn(eventSwitch) });
  const found = selectAll(db, row, 'SELECT id, scope, value FROM switches ORDER BY id');
  const next = found.find(({ scope }) => scope === 'next');
  if (next) execute(db, 'DELETE FROM switches WHERE id = ?', next.id);
  return { ...found.find(({ scope }) => scope === 'all')?.value, ...next?.value };
}
