/** The longest name of a size, in characters (`productVariant` of contract/goods/product-rules.ts). */
export const longestSize = 12;

/** A comma between sizes; that of a half size, '38,5', is a part of its name. */
const between = /(?<!\d),|,(?!5(?!\d))|[;\n]/;

/** A size as it is typed, with its units if they are typed behind a colon: 'M: 5'. */
export type TypedSize = { readonly brandSize: string; readonly stock: string | undefined };

/**
 * The sizes that are typed at once, 'S, M, L' or 'S: 3, M: 5', in capitals and each once. A slash or a blank may be a part of a name,
 * and so is a colon without units behind it.
 */
export function typedSizes(typed: string): readonly TypedSize[] {
  const sizes = typed.split(between).map((part) => {
    const [, name = part, stock] = /^(.*?)\s*[:=]\s*(\d{1,5})\s*$/s.exec(part) ?? [];
    return { brandSize: name.trim().toUpperCase(), stock };
  });
  const named = new Map(sizes.map((size) => [size.brandSize, size]));
  named.delete('');
  return [...named.values()];
}
