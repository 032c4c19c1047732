import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, inTransaction, jsonColumn, selectOne } from '../store/database.ts';
import { ApiError, OrderError } from './api-error.ts';

export type Answer = { status: number; body: unknown };

const storedAnswer = z.object({ status: z.number(), body: jsonColumn(z.unknown()), request: z.string().nullable() });

const mostKey = 128;

/**
 * Does the work once per X-Idempotency-Key and route, and returns the stored answer on every repetition. Effect and
 * answer are stored in one transaction, so neither a concurrent request nor a restart repeats the work. How long the
 * provider keeps a key, and its answer to another body under the same key, are not documented: here the key never
 * expires, and the first answer is returned.
 */
export function answerOnce(db: DatabaseSync, key: string | undefined, route: string, work: () => Answer): Answer {
  return key ? answerAs(db, { key, route, request: null }, work) : answerOf(db, work);
}

/**
 * The same for the Orders API, which wants a key, and whose answer to another request under a known key is an error of its own.
 */
export function answerOrder(
  db: DatabaseSync,
  key: string | undefined,
  { route, request }: { readonly route: string; readonly request: string },
  work: () => Answer,
): Answer {
  if (!key) {
    throw new OrderError(400, 'empty_required_header', "The header 'X-Idempotency-Key' is required and was not sent.");
  }
  if (key.length > mostKey) throw new OrderError(400, 'invalid_header_value', 'X-Idempotency-Key is too long.');
  return answerAs(db, { key, route, request }, work);
}

type Asked = { readonly key: string; readonly route: string; readonly request: string | null };

function answerAs(db: DatabaseSync, { key, route, request }: Asked, work: () => Answer): Answer {
  return inTransaction(db, () => {
    const sql = 'SELECT status, body, request FROM idempotent_answers WHERE key = ? AND route = ?';
    const known = selectOne(db, storedAnswer, sql, key, route);
    if (known && known.request !== request) {
      throw new OrderError(409, 'idempotency_key_already_used', 'The idempotency key was used for another request.');
    }
    if (known) return { status: known.status, body: known.body };
    const answer = answerOf(db, work);
    const insert = 'INSERT INTO idempotent_answers (key, route, status, body, request) VALUES (?, ?, ?, ?, ?)';
    execute(db, insert, key, route, answer.status, JSON.stringify(answer.body), request);
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
