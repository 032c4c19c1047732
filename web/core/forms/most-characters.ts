import { z } from 'zod';

/** Returns the most characters that a schema takes at a place ('pickup.address', 'facts.1.title'); undefined if it says none. */
export function mostCharactersAt(schema: z.core.$ZodType, place: string): number | undefined {
  const [name, ...rest] = place.split('.');
  if (name === undefined) return undefined;
  const found = partsOf(schema, name).map((part) =>
    rest.length > 0 ? mostCharactersAt(part, rest.join('.')) : longestOf(part),
  );
  return found.find((most) => most !== undefined);
}

const known = new WeakMap<z.core.$ZodType, Map<string, number | undefined>>();

/** The same, found once for each place: fields ask at each render. */
export function knownMostAt(schema: z.core.$ZodType, place: string): number | undefined {
  const places = known.get(schema) ?? new Map<string, number | undefined>();
  known.set(schema, places);
  if (!places.has(place)) places.set(place, mostCharactersAt(schema, place));
  return places.get(place);
}

/** Returns the schemas of a field of an object, of each object of a choice, or of a place of a list. */
function partsOf(schema: z.core.$ZodType, name: string): readonly z.core.$ZodType[] {
  const own = bare(schema);
  if (own instanceof z.ZodUnion) return own.options.flatMap((one) => partsOf(one, name));
  if (own instanceof z.ZodArray) return [own.element];
  const field: z.core.$ZodType | undefined = own instanceof z.ZodObject ? own.shape[name] : undefined;
  return field ? [field] : [];
}

function longestOf(schema: z.core.$ZodType): number | undefined {
  const own = bare(schema);
  return own instanceof z.ZodString ? (own.maxLength ?? undefined) : undefined;
}

/** Returns a schema without what says only that it may be missing, or what becomes of it. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return bare(schema.in);
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapped ? bare(schema.unwrap()) : schema;
}
