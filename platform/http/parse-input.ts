import type { z } from 'zod';
import { ShopError } from '#contract/errors.ts';
import { fieldErrors } from '#contract/refusal-words.ts';

/** Reads raw input by its schema. Throws `invalid` with a sentence a field; text that PostgreSQL cannot hold included. */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const unfit = pathOfUnfit(raw, '', 0);
  if (unfit !== undefined) {
    throw new ShopError('invalid', {}, [{ path: unfit, message: 'Este dato tiene caracteres no admitidos.' }]);
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new ShopError('invalid', {}, fieldErrors(parsed.error.issues, raw));
}

/**
 * Where a value holds text that no column takes: a NUL character, or half of a pair (RFC 8259, section 8.2). Below 20
 * levels nothing of ours is read.
 */
function pathOfUnfit(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > 20) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = pathOfUnfit(member, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
