/** A range of the numbers of an attribute, both ends included; an end that is left out is open. */
export type AttributeRange = { readonly min?: number | undefined; readonly max?: number | undefined };

/** How the catalogue's address names the ends of a range: no name of an attribute has a point. */
export const rangeKeys = (slug: string) => ({ min: `${slug}.min`, max: `${slug}.max` });

/** Returns the attribute of a parameter that is an end of a range, and which end; undefined for another parameter. */
export function rangeEnd(key: string): { readonly slug: string; readonly end: 'min' | 'max' } | undefined {
  const [, slug, end] = /^(.+)\.(min|max)$/.exec(key) ?? [];
  return slug !== undefined && (end === 'min' || end === 'max') ? { slug, end } : undefined;
}

/** Returns a range as the call of the catalogue names it: '100-200', '100-' or '-200'. */
export const rangeText = ({ min, max }: AttributeRange): string => `${min ?? ''}-${max ?? ''}`;

/** Reads such a text; undefined for one that is none. */
export function readRange(text: string): AttributeRange | undefined {
  const [, min, max] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) };
}

/** True if a number is in a range. */
export const isInRange = (number: number, { min = 0, max = Number.POSITIVE_INFINITY }: AttributeRange): boolean =>
  number >= min && number <= max;
