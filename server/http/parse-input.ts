import type { z } from 'zod';
import { ShopError } from '#contract/errors.ts';

/** Reads raw input by its schema. Throws `invalid` with a sentence a field; text that PostgreSQL cannot hold included. */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const nul = pathOfNul(raw, '', 0);
  if (nul !== undefined) {
    throw new ShopError('invalid', {}, [{ path: nul, message: 'Este dato tiene caracteres no admitidos.' }]);
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ShopError('invalid', {}, errors);
}

/** Where a value holds a NUL character, which no text column takes. Below 20 levels nothing of ours is read. */
function pathOfNul(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > 20) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = pathOfNul(member, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
