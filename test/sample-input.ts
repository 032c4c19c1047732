import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

type Schema = z.core.JSONSchema.JSONSchema | boolean;

/** Values that fit fields whose schema says less than their name. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'ana@example.com',
  emailGoogle: 'ana@example.com',
  emailAux: 'ana@example.com',
  username: 'ana',
  user_name: 'ana',
  user_password: 'secreta1',
  legajo_user: '123456',
  images: ['tienda.example/a.png'],
  description: 'Una prenda',
  currentPrice: '100',
  token: 'x'.repeat(43),
  id: 1,
};

/** The fields of a call's input with their schemas; of several alternatives the fields of all. */
export function fieldsOf({ input }: Endpoint): ReadonlyMap<string, Schema> {
  return new Map(propertiesOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })));
}

function propertiesOf(schema: Schema): [string, Schema][] {
  if (typeof schema === 'boolean') return [];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...Object.entries(schema.properties ?? {}), ...parts.flatMap(propertiesOf)];
}

/** Something that the schema of a field most likely lets in, so that another field is what decides. */
export function sampleOf(name: string, schema: Schema): unknown {
  if (name in byName) return byName[name];
  if (typeof schema === 'boolean') return 'x';
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return sampleOf('', first);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(propertiesOf(schema).map(([key, value]) => [key, sampleOf(key, value)]));
    default:
      return schema.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : 'x';
  }
}
