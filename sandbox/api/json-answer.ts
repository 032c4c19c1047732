import type { Answer } from './idempotency.ts';

/** Returns an answer as an HTTP response. */
export function jsonAnswer(answer: Answer): Response {
  return Response.json(answer.body, { status: answer.status });
}
