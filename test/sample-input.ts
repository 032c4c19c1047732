import { z } from 'zod';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';

type Schema = z.core.JSONSchema.JSONSchema | boolean;

/** Values for fields whose schema is less specific than their name. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'ana@example.com',
  emailGoogle: 'ana@example.com',
  emailAux: 'ana@example.com',
  username: 'ana',
  user_name: 'ana',
  user_password: 'secreta1',
  legajo_user: '123456',
  images: ['tienda.example/a.png'],
  video: null,
  description: 'Una prenda',
  currentPrice: '100',
  phone: '11 2345-6789',
  postalCode: '1043',
  province: 'C',
  provinces: ['C'],
  rate: { by: 'flat', price: 50 },
  gender: 'women',
  genre: 'women',
  kind: 'home',
  recipient: 'ana@example.com',
  text: '{{enlace_confirmar}}',
  pickup: null,
  zoneId: null,
  carrierId: null,
  cartItems: [{ variantId: 1, quantity: 1 }],
  delivery: { what: 'counter' },
  payment: 'later',
  linkTemplate: 'https://carrier.example/{numero}',
  lines: undefined,
  after: undefined,
  before: undefined,
  from: undefined,
  to: undefined,
  token: 'x'.repeat(43),
  only: [1001],
  id: 1,
  slug: 'envios',
  main: [],
  footer: [],
  earlier: 1,
  currentPassword: undefined,
};

/** Returns the fields of a call's input with their schemas; of several alternatives the fields of all. */
export function fieldsOf({ input }: Endpoint): ReadonlyMap<string, Schema> {
  return new Map(propertiesOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })));
}

function propertiesOf(schema: Schema): [string, Schema][] {
  if (typeof schema === 'boolean') return [];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...Object.entries(schema.properties ?? {}), ...parts.flatMap(propertiesOf)];
}

/** Returns a value that the schema of a field most likely accepts, so that only another field is invalid. */
export function sampleOf(name: string, schema: Schema): unknown {
  const known = byName[name];
  const isFit = typeof schema === 'boolean' || !schema.enum || schema.enum.some((one) => one === known);
  if (name in byName && isFit) return known;
  if (typeof schema === 'boolean') return 'x';
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return sampleOf('', first);
  switch (schema.type) {
    case 'integer':
      // A thing that was never changed may have the version 0: no later change makes that one fit again.
      return name === 'version' ? (schema.minimum ?? 1) : 1;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(propertiesOf(schema).map(([key, value]) => [key, sampleOf(key, value)]));
    default:
      if (schema.format === 'date') return '2026-05-05';
      return schema.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : 'x';
  }
}
