import { t } from '#messages/messages.ts';
import type { z } from 'zod';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { fieldErrors } from '#contract/core/protocol/refusal-words.ts';

/**
 * Parses raw input by its schema, with all accents composed (Unicode NFC) except those of passwords. Throws `invalid` with a sentence for each field, also for text that PostgreSQL cannot
 * store.
 */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const unfit = pathOfUnfit(raw, '', 0);
  if (unfit !== undefined) {
    throw new ShopError('invalid', {}, [{ path: unfit, message: t('http.unfitCharacters') }]);
  }
  const input = withComposed(raw, '', 0);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ShopError('invalid', {}, fieldErrors(parsed.error.issues, input));
}

/** No input of the shop is nested deeper. */
const mostLevels = 20;

/** Returns the path of a text that no column can store: a NUL character, or a lone surrogate (RFC 8259, section 8.2). */
function pathOfUnfit(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > mostLevels) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = pathOfUnfit(member, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns input with composed accents, so that what looks the same is the same. A password stays as it was typed: older hashes
 * are of that form.
 */
function withComposed(value: unknown, key: string, depth: number): unknown {
  if (typeof value === 'string') return /password/i.test(key) ? value : value.normalize('NFC');
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > mostLevels) return value;
  if (Array.isArray(value)) return value.map((member: unknown) => withComposed(member, key, depth + 1));
  // Another one, such as a file or a date, has no members of its own, and stays what it is.
  if (!isPlain(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, member]) => [name, withComposed(member, name, depth + 1)]));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
