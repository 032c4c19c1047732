/** The longest name of a size, in characters (`productVariant` of contract/goods/product-rules.ts). */
export const longestSize = 12;

/** A comma between sizes; that of a half size, '38,5', is a part of its name. */
const between = /(?<!\d),|,(?!5(?!\d))|[;\n]/;

/** The sizes that are typed at once, 'S, M, L', in capitals and each once. A slash or a blank may be a part of a name. */
export function typedSizes(typed: string): readonly string[] {
  const names = typed.split(between).map((name) => name.trim().toUpperCase());
  return [...new Set(names.filter((name) => name !== ''))];
}
