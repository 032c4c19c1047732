import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, selectOne } from '../store/database.ts';

/** Returns a token that is valid for one payment of this preference. */
export function issueFormToken(db: DatabaseSync, preferenceId: string): string {
  const token = randomUUID();
  execute(db, 'INSERT INTO form_tokens (token, preference_id) VALUES (?, ?)', token, preferenceId);
  return token;
}

/** Returns the state of a token: `unknown`, `unused`, or the id of the payment that it made. */
export function formTokenUse(db: DatabaseSync, token: string, preferenceId: string): 'unknown' | 'unused' | number {
  const row = z.object({ paymentId: z.number().nullable() });
  const sql = 'SELECT payment_id AS paymentId FROM form_tokens WHERE token = ? AND preference_id = ?';
  const found = selectOne(db, row, sql, token, preferenceId);
  return found ? (found.paymentId ?? 'unused') : 'unknown';
}

export function spendFormToken(db: DatabaseSync, token: string, paymentId: number): void {
  execute(db, 'UPDATE form_tokens SET payment_id = ? WHERE token = ?', paymentId, token);
}
