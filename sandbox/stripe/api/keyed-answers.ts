import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, inTransaction, jsonColumn, selectOne } from '../../store/database.ts';
import { StripeError } from './stripe-error.ts';

export type Answer = { readonly status: number; readonly body: unknown };

const DAY_MS = 86_400_000;

const known = z.object({ asked: z.string(), status: z.number(), body: jsonColumn(z.unknown()) });

type Asked = {
  /** The header Idempotency-Key; undefined without one. */
  readonly key: string | undefined;
  /** The method, address and body: the same key may only ask for the same. */
  readonly asked: string;
  readonly now: number;
};

/**
 * Does the work once for each Idempotency-Key, which is kept for 24 hours: the same request again gets the stored answer, another
 * one under the key 400. Effect and answer are stored in one transaction, so neither a concurrent request nor a restart repeats
 * the work. A refusal of the work is an answer too; what is refused before it, as an unknown parameter, is not stored
 * (docs.stripe.com/api/idempotent_requests).
 */
export function answerOnce(db: DatabaseSync, { key, asked, now }: Asked, work: () => Answer) {
  if (key === undefined) return { ...answerOf(db, work), isReplayed: false };
  return inTransaction(db, () => {
    execute(db, 'DELETE FROM keyed_answers WHERE created_at <= ?', now - DAY_MS);
    const stored = selectOne(db, known, 'SELECT asked, status, body FROM keyed_answers WHERE key = ?', key);
    if (stored && stored.asked !== asked) throw conflict(key);
    if (stored) return { status: stored.status, body: stored.body, isReplayed: true };
    const answer = answerOf(db, work);
    const insert = 'INSERT INTO keyed_answers (key, asked, status, body, created_at) VALUES (?, ?, ?, ?, ?)';
    execute(db, insert, key, asked, answer.status, JSON.stringify(answer.body), now);
    return { ...answer, isReplayed: false };
  });
}

function conflict(key: string): StripeError {
  return new StripeError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key.slice(0, 255)}' if you meant to execute a different request.`,
  );
}

function answerOf(db: DatabaseSync, work: () => Answer): Answer {
  try {
    return inTransaction(db, work);
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: error.body() };
    throw error;
  }
}
