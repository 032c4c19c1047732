type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of a document that its schemas refer to, by name. */
export type SchemaParts = Readonly<Record<string, unknown>>;

const uuid = '7f6d1f0e-3d0c-4a3e-9a53-0a3c2b6f5f11';
const moment = '2026-03-02T15:04:05.000-03:00';

/** Texts of the usual forms: the first that a schema allows is its example. */
const texts = [
  'ejemplo',
  'Ejemplo',
  '1042',
  '1',
  '2026-03-02',
  '2026-03',
  moment,
  uuid,
  'ana@example.com',
  'https://tienda.example/a',
  'a'.repeat(43),
  'AR',
  'es-AR',
  '#1c1a17',
  '/a/a.webp',
  '15:04',
  'EJEMPLO10',
] as const;

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': moment,
  email: 'ana@example.com',
  uri: 'https://tienda.example/a',
  uuid,
};

/** How deep an example goes: recursive schemas have no end. */
const deepest = 8;

/**
 * Returns an example of a JSON schema: its own if it has one, else one that is put together from its parts. Undefined if no usual value
 * fits, as for a text of an unusual pattern. The same schema always has the same example.
 */
export function exampleOf(schema: unknown, parts: SchemaParts, depth = 0): unknown {
  if (!isRecord(schema) || depth > deepest) return undefined;
  const own = givenExample(schema);
  if (own !== undefined) return own;
  const { $ref: reference, anyOf, oneOf, allOf, type } = schema;
  if (typeof reference === 'string') return exampleOf(parts[reference.split('/').at(-1) ?? ''], parts, depth + 1);
  const options = [anyOf, oneOf].find(Array.isArray);
  if (options) return firstOf(options, parts, depth);
  if (Array.isArray(allOf)) return mergedOf(allOf, parts, depth);
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  switch (kind) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return listOf(schema, parts, depth);
    case 'object':
      return objectOf(schema, parts, depth);
    default:
      return undefined;
  }
}

function givenExample({ examples, const: fixed, default: usual, enum: choices }: JsonSchema): unknown {
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (fixed !== undefined) return fixed;
  if (usual !== undefined) return usual;
  return Array.isArray(choices) ? choices.find((one) => one !== null) : undefined;
}

/** What can be null is shown with a value, if it can have one. */
function firstOf(options: readonly unknown[], parts: SchemaParts, depth: number): unknown {
  const found = options.map((one) => exampleOf(one, parts, depth + 1));
  return found.find((one) => one !== undefined && one !== null) ?? (found.includes(null) ? null : undefined);
}

function mergedOf(all: readonly unknown[], parts: SchemaParts, depth: number): unknown {
  const found = all.map((one) => exampleOf(one, parts, depth + 1));
  return found.every(isRecord) ? Object.assign({}, ...found) : undefined;
}

function textOf({ pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema): string | undefined {
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const usual = typeof format === 'string' ? (byFormat[format] ?? '') : '';
  const fits = (text: string) =>
    text !== '' && text.length >= Number(minLength) && text.length <= Number(maxLength) && form?.test(text) !== false;
  return [usual, ...texts].find(fits) ?? (Number(minLength) === 0 && form?.test('') !== false ? '' : undefined);
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): number | undefined {
  const least = Math.max(Number(minimum ?? -Infinity), Number(exclusiveMinimum ?? -Infinity) + 1, 1);
  return least <= Number(maximum ?? Infinity) ? least : Number(minimum ?? maximum);
}

function listOf({ items, minItems = 0, maxItems = 1 }: JsonSchema, parts: SchemaParts, depth: number): unknown {
  const one = Number(maxItems) > 0 ? exampleOf(items, parts, depth + 1) : undefined;
  if (one === undefined) return Number(minItems) === 0 ? [] : undefined;
  return Array.from({ length: Math.max(1, Number(minItems)) }, () => one);
}

/** What an object must have; what it may have besides is in its schema. */
function objectOf({ properties = {}, required = [] }: JsonSchema, parts: SchemaParts, depth: number): unknown {
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const members = Object.entries(isRecord(properties) ? properties : {})
    .filter(([name]) => needed.includes(name))
    .map(([name, member]) => [name, exampleOf(member, parts, depth + 1)] as const);
  return members.some(([, member]) => member === undefined) ? undefined : Object.fromEntries(members);
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
