import type { z } from 'zod';
import type { FormWords } from './field-conflicts.ts';
import type { Fields, FieldValue, ValuesOf } from './field-specs.ts';
import { schemaErrors } from './schema-errors.ts';
import type { FieldErrors } from './use-refused.ts';

/** A form of something that is saved: its fields, and how they are read, checked and sent. */
export type FormKit<Present, Values extends object> = {
  readonly fields: Fields & FormWords<Values>;
  /** The contract's schema of what is sent. */
  readonly rules: z.ZodType;
  /** The values of a new one. */
  readonly start: Values;
  /** Returns the form values of what is stored. */
  readonly valuesOf: (present: Present) => Values;
  readonly errorsOf: (values: Values) => FieldErrors;
  /** Returns what is sent; `opened` are the values that the form was opened with. */
  readonly sentOf: (values: Values, opened: Values) => FieldRecord;
  /** Returns the values that were kept over an expired session; undefined if they are damaged. */
  readonly keptIn: (kept: unknown) => Values | undefined;
};

export type FieldRecord = { readonly [name: string]: FieldValue | undefined };

/** What is stored, if it has the names of the fields: null is an empty text, and a number its digits. */
type Stored<Specs extends Fields> = { readonly [Name in keyof Specs]?: StoredAs<Specs[Name]['start']> };
type StoredAs<Value> = string extends Value ? Value | number | null : Value;

type FormRules<Specs extends Fields> = {
  readonly fields: Specs;
  /** The contract's schema of what is sent. */
  readonly rules: z.ZodType;
  /** Returns what is sent; by default the values as they are. */
  readonly sentOf?: (values: ValuesOf<Specs>) => FieldRecord;
};

/**
 * Makes a form from its fields and the contract's schema: quick enough for each render. What it does otherwise, such as reading its values from parts of
 * what is stored, replaces the property: `{ ...formOf(...), valuesOf }`.
 */
export function formOf<Specs extends Fields>({ fields, rules, sentOf = (values) => values }: FormRules<Specs>) {
  return {
    fields,
    rules,
    start: startOf(fields),
    valuesOf: (present: Stored<Specs>) => valuesFrom(fields, present),
    errorsOf: (values: ValuesOf<Specs>): Readonly<Record<string, string>> => schemaErrors(rules, sentOf(values)),
    sentOf,
    keptIn: (kept: unknown) => keptIn(fields, kept),
  };
}

/** Returns the values of a new form. */
export function startOf<Specs extends Fields>(fields: Specs): ValuesOf<Specs> {
  return valuesFrom(fields, {});
}

/** Returns the form values of something that has the names of the fields. */
export function valuesFrom<Specs extends Fields>(fields: Specs, present: Stored<Specs>): ValuesOf<Specs> {
  const stored = new Map<string, unknown>(Object.entries(present));
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, { start }]) => [
      name,
      stored.has(name) ? typed(stored.get(name), start) : start,
    ]),
  );
  if (areOf(fields, values)) return values;
  throw new TypeError(`The form cannot hold ${JSON.stringify(present)}`);
}

/** Returns a stored value as a form holds it. */
function typed(value: unknown, start: FieldValue): unknown {
  if (value === undefined) return start;
  if (typeof start !== 'string' || typeof value === 'string') return value;
  return value === null ? '' : String(value);
}

function areOf<Specs extends Fields>(fields: Specs, values: object): values is ValuesOf<Specs> {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(fields).every(([name, { isValue }]) => isValue(given.get(name)));
}

/** Returns the kept values of fields. One that was kept before a field was added has its first value. */
function keptIn<Specs extends Fields>(fields: Specs, kept: unknown): ValuesOf<Specs> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(kept));
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, { start }]) => [name, given.has(name) ? given.get(name) : start]),
  );
  return areOf(fields, values) ? values : undefined;
}
