/** How deep objects are looked for: those of shops are in a list or in '@graph'. */
const mostDepth = 6;

/** True for an object of JSON that is no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects of a JSON text that stand for themselves: itself, those of its list, and of their '@graph'. None if it is damaged. */
export function objectsIn(text: string): Record<string, unknown>[] {
  return standing(parsed(text), 0);
}

/** Returns what a JSON text says; undefined if it is damaged. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function standing(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth > mostDepth) return [];
  if (Array.isArray(value)) return value.flatMap((one) => standing(one, depth + 1));
  if (!isObject(value)) return [];
  const inner = value['@graph'] ?? value.mainEntity;
  return [value, ...standing(inner, depth + 1)];
}

/** The names of what an object is: '@type' is one or a list. */
export function typesOf(value: Record<string, unknown>): string[] {
  return [value['@type']].flat().filter((one) => typeof one === 'string');
}

/** Returns the addresses of images as JSON-LD and Shopify write them: a text, an object that has it, or a list of these. */
export function imagesOf(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    const address = isObject(one) ? (one.contentUrl ?? one.url ?? one.src) : one;
    return typeof address === 'string' && address.trim() !== '' ? [address.trim()] : [];
  });
}
