import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Collects the JSON schemas of an OpenAPI document. A recursive schema refers to itself below its own `$defs`, and
 * inside a document such a reference points at the document's root, where it is missing; here such parts move to the
 * components.
 */
export function collectSchemas() {
  const components: Record<string, unknown> = {};

  /** Returns the JSON Schema of a zod schema on the wire. `name` makes the names of its moved parts unique. */
  function schemaOf(type: z.ZodType, name: string): JsonSchema {
    const { $schema: _dialect, $defs = {}, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
    for (const [key, part] of Object.entries($defs)) components[`${name}.${key}`] = pointed(part, name);
    return isRecord(schema) ? pointedRecord(schema, name) : {};
  }

  return { components, schemaOf };
}

const own = '#/$defs/';

function pointed(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => pointed(one, name));
  return isRecord(value) ? pointedRecord(value, name) : value;
}

function pointedRecord(record: JsonSchema, name: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(withMembers(record)).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(own)
        ? [key, `#/components/schemas/${name}.${value.slice(own.length)}`]
        : [key, pointed(value, name)],
    ),
  );
}

/**
 * A record by known names is an object with these members. As zod writes it, names are required that no property has, which
 * generators of clients leave out.
 */
function withMembers(record: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, required, ...others } = record;
  if (!isRecord(propertyNames) || !Array.isArray(propertyNames['enum']) || !Array.isArray(required)) return record;
  const properties = Object.fromEntries(propertyNames['enum'].map((name) => [String(name), additionalProperties]));
  return { ...others, properties, required, additionalProperties: false };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
