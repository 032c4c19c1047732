import { reservedNames } from '#contract/goods/attributes/attribute-address.ts';

/** The longest slug without the number that makes it the only one. */
const longest = 40;

/** Returns the name of a text in addresses, 'Tela del forro' as 'tela-del-forro', that is not among the taken ones; `plainest` if
 * none of its signs can stand there. */
export function slugOf(text: string, taken: ReadonlySet<string>, plainest = 'valor'): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  const slug = plain === '' ? plainest : plain;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}

/** Returns a slug of an attribute, which is a parameter of the catalogue's address beside others. */
export function attributeSlug(name: string, taken: readonly string[]): string {
  return slugOf(name, new Set([...taken, ...reservedNames]));
}
