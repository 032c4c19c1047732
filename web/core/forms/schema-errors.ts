import { z } from 'zod';
import type { FieldError } from '#contract/core/protocol/errors.ts';
import { wordsByPlace } from '#contract/core/protocol/refusal-words.ts';
import type { FieldErrors } from './use-refused.ts';

// The content security policy forbids eval, which zod would otherwise use for speed.
z.config({ jitless: true });

/** Returns all errors of a form by path, by the server's rules, one line each. */
export function schemaErrors(schema: z.ZodType, values: unknown): Readonly<Record<string, string>> {
  const parsed = schema.safeParse(values);
  return parsed.success ? {} : wordsByPlace(parsed.error.issues, values);
}

/** Returns the first error of each of these fields, by the server's rules. */
export function firstSchemaErrors(schema: z.ZodType, values: unknown, fields: readonly string[]): FieldErrors {
  const { error } = schema.safeParse(values);
  const issues = error?.issues ?? [];
  return firstErrors(
    issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    fields,
  );
}

/** Returns the first of the server's errors for each of these fields; for all fields if none are named. */
export function firstErrors(errors: readonly FieldError[], fields: readonly string[] = placesOf(errors)): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const first = errors.find(({ path }) => path === field);
      return first ? [[field, first.message]] : [];
    }),
  );
}

const placesOf = (errors: readonly FieldError[]) => errors.map(({ path }) => path);
