import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, inTransaction, jsonColumn, selectOne } from '../store/database.ts';
import { ApiError } from './api-error.ts';

export type Answer = { status: number; body: unknown };

const storedAnswer = z.object({ status: z.number(), body: jsonColumn(z.unknown()) });

/**
 * Does the work once per X-Idempotency-Key and route, and returns the stored answer on every repetition. Effect and
 * answer are stored in one transaction, so neither a concurrent request nor a restart repeats the work. How long the
 * provider keeps a key, and its answer to another body under the same key, are not documented: here the key never
 * expires, and the first answer is returned.
 */
export function answerOnce(db: DatabaseSync, key: string | undefined, route: string, work: () => Answer): Answer {
  if (!key) return answerOf(db, work);
  return inTransaction(db, () => {
    const sql = 'SELECT status, body FROM idempotent_answers WHERE key = ? AND route = ?';
    const known = selectOne(db, storedAnswer, sql, key, route);
    if (known) return known;
    const answer = answerOf(db, work);
    const insert = 'INSERT INTO idempotent_answers (key, route, status, body) VALUES (?, ?, ?, ?)';
    execute(db, insert, key, route, answer.status, JSON.stringify(answer.body));
    return answer;
  });
}

/** A rejection is an answer too, and is stored; an unexpected error is not. */
function answerOf(db: DatabaseSync, work: () => Answer): Answer {
  try {
    return inTransaction(db, work);
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body() };
    throw error;
  }
}
