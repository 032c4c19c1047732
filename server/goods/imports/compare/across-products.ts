import type { ImportedPicture, ImportedProduct, ImportedSize } from '../reading/product.ts';
import type { Problem } from '../reading/problem.ts';

/** Returns, by product, what is wrong because two rows of the file have one code, or name a picture that is not there. */
export function problemsAcross(
  products: readonly ImportedProduct[],
  files: readonly string[],
): ReadonlyMap<ImportedProduct, readonly Problem[]> {
  const found = new Map<ImportedProduct, Problem[]>();
  const wrong = (product: ImportedProduct, problem: Problem) =>
    void found.set(product, [...(found.get(product) ?? []), problem]);
  twice(products, 'sku', wrong);
  twice(products, 'barcode', wrong);
  const known = new Set(files);
  for (const product of products) {
    for (const picture of product.pictures ?? []) {
      const problem = pictureProblem(product, picture, known);
      if (problem) wrong(product, problem);
    }
  }
  return found;
}

function twice(
  products: readonly ImportedProduct[],
  field: 'sku' | 'barcode',
  wrong: (product: ImportedProduct, problem: Problem) => void,
): void {
  const first = new Map<string, ImportedSize>();
  for (const product of products) {
    for (const size of product.sizes) {
      const code = size[field];
      const other = code === undefined ? undefined : first.get(code.toLowerCase());
      if (code === undefined) continue;
      if (!other) first.set(code.toLowerCase(), size);
      else wrong(product, { row: size.row, code: `${field}Twice`, values: { value: code, other: other.row } });
    }
  }
}

function pictureProblem(
  { row }: ImportedProduct,
  { address }: ImportedPicture,
  files: ReadonlySet<string>,
): Problem | undefined {
  if (address.startsWith('/media/')) return undefined;
  if (isWebAddress(address) || files.has(address)) return undefined;
  const code = /^[a-z]+:/i.test(address) ? 'badPicture' : 'pictureMissing';
  return { row, code, values: { value: address.slice(0, 80) } };
}

/** A web address with a name, or without a scheme, as Percha stores those of other sites. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]+\/\S*$/i.test(address) || /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S+$/i.test(address);
}
