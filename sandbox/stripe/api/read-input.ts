import type { z } from 'zod';
import { badRequest } from './stripe-error.ts';

/** Reads what was asked by a strict schema. Throws StripeError 400 with the provider's words for what is wrong. */
export function readInput<T>(schema: z.ZodType<T>, given: unknown): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    throw badRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  if (isMissing) throw badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw badRequest(issue?.message ?? 'Invalid request', { param });
}

/** 'line_items[0][quantity]' */
function nameOf([first = '', ...rest]: readonly PropertyKey[]): string {
  return [String(first), ...rest.map((step) => `[${String(step)}]`)].join('');
}
