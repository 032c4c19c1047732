import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { hostileValues } from './hostile-values.ts';
import { fieldsOf, sampleOf } from './sample-input.ts';

type Schema = z.core.JSONSchema.JSONSchema | boolean;

const longestText = 60;

/**
 * Generates inputs of a call: valid by its schema, almost valid, and hostile. `known` are values of this shop by field
 * name.
 */
export function inputsOf({ input }: Endpoint, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const fields = objectOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), known);
  const sound = fc.oneof(
    { weight: 3, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
  return fc.tuple(sound, fc.boolean(), fc.nat(), hostile()).map(([given, isSound, at, bad]) => {
    const names = Object.keys(given);
    const name = names[at % Math.max(1, names.length)];
    return isSound || name === undefined ? given : { ...given, [name]: bad };
  });
}

type Known = Readonly<Record<string, unknown>>;

/** Returns an input of a call with the values of this shop, and for other fields what their schemas most likely accept. */
export function usualInput(call: Endpoint, known: Known): Record<string, unknown> {
  const values = [...fieldsOf(call)].map(([name, schema]) => [
    name,
    Object.hasOwn(known, name) ? known[name] : sampleOf(name, schema),
  ]);
  return Object.fromEntries(values);
}

const hostile = () =>
  fc.oneof(
    fc.constantFrom(...Object.values(hostileValues)),
    fc.anything({ maxDepth: 2 }),
    fc.string({ unit: 'binary' }),
  );

function objectOf(schema: Schema, known: Known): Record<string, fc.Arbitrary<unknown>> {
  if (typeof schema === 'boolean') return {};
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, value]) => [name, valueOf(name, value, known)] as const,
  );
  return Object.assign({}, ...parts.map((part) => objectOf(part, known)), Object.fromEntries(own));
}

function valueOf(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const sample = fc.constant(Object.hasOwn(known, name) ? known[name] : sampleOf(name, schema));
  if (typeof schema === 'boolean') return sample;
  return fc.oneof({ weight: 4, arbitrary: sample }, { weight: 1, arbitrary: ofType(schema, known) });
}

function ofType(schema: Exclude<Schema, boolean>, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valueOf('', choice, known)));
  const { minimum = -5, maximum = 2_000_000 } = schema;
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(maximum)) });
    case 'number':
      return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf('', Array.isArray(schema.items) ? true : (schema.items ?? true), known), {
        maxLength: 4,
      });
    case 'object':
      return fc.record(objectOf(schema, known), { requiredKeys: [] });
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

function textOf({ format, maxLength = longestText }: Exclude<Schema, boolean>): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.oneof(
    fc.string({ maxLength: Math.min(maxLength, longestText) }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, longestText) }),
    fc.constantFrom('S', 'ana', 'Casa', '1', 'men', 'ana@example.com'),
  );
}
