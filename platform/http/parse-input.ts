import { t } from '#messages/messages.ts';
import type { z } from 'zod';
import { ShopError } from '#contract/errors.ts';
import { fieldErrors } from '#contract/refusal-words.ts';

/**
 * Parses raw input by its schema. Throws `invalid` with a sentence for each field, also for text that PostgreSQL cannot
 * store.
 */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const unfit = pathOfUnfit(raw, '', 0);
  if (unfit !== undefined) {
    throw new ShopError('invalid', {}, [{ path: unfit, message: t('http.unfitCharacters') }]);
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new ShopError('invalid', {}, fieldErrors(parsed.error.issues, raw));
}

/**
 * Returns the path of a text that no column can store: a NUL character, or a lone surrogate (RFC 8259, section 8.2). No
 * input of the shop is nested deeper than 20 levels.
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
