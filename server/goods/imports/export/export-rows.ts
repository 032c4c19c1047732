import { typedPrice } from '#contract/core/money/typed-price.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import type { ProductState } from '#contract/goods/desk-product.ts';
import type { Definition } from '../../attributes/list-attributes.service.ts';
import { statedText } from '../../attributes/stated-attributes.service.ts';
import type { BulkSize } from '../../products/bulk/bulk-sizes.service.ts';
import type { Target } from '../compare/target.ts';
import { attributeMark, perchaColumns, type PerchaColumn } from '../reading/headings/percha.ts';

type Value = string | number;

type Row = { readonly product: Target; readonly size: BulkSize | undefined };

/** As the columns, these are not translated. */
const stateWords: Readonly<Record<ProductState, string>> = {
  draft: 'Borrador',
  scheduled: 'Programado',
  published: 'Publicado',
  archived: 'Archivado',
};

const priceOf = (minor: number | null) => (minor === null ? '' : typedPrice(shopMoney(minor)));

/** What each column says of a size of a product. */
const valueOf: Readonly<Record<PerchaColumn, (row: Row) => Value>> = {
  id: ({ product }) => product.id ?? '',
  name: ({ product }) => product.name,
  state: ({ product }) => stateWords[product.state],
  gender: ({ product }) => `${departmentName(product.gender)}${product.isUnisex ? ' (unisex)' : ''}`,
  category: ({ product }) => product.category,
  brand: ({ product }) => product.brandName,
  model: ({ product }) => product.model ?? '',
  color: ({ product }) => product.color,
  size: ({ size }) => size?.word ?? '',
  price: ({ product }) => priceOf(product.currentPrice),
  before: ({ product }) => priceOf(product.isOffertPrice ? product.previousPrice : null),
  stock: ({ size }) => size?.stock ?? '',
  sku: ({ size }) => size?.sku ?? '',
  barcode: ({ size }) => size?.barcode ?? '',
  cost: ({ size }) => priceOf(size?.cost ?? null),
  sizeWeight: ({ size }) => size?.weight ?? '',
  weightGrams: ({ product }) => product.weight,
  description: ({ product }) => product.description,
  aboutMe: ({ product }) => product.aboutMe,
  careInfo: ({ product }) => product.careInfo,
  sizeAndFit: ({ product }) => product.sizeAndFit,
  images: ({ product }) =>
    picturesOf(product)
      .map(({ address }) => addressOf(address))
      .join(' | '),
  imageAlts: ({ product }) =>
    picturesOf(product)
      .map(({ alt }) => alt.replaceAll('|', '/'))
      .join(' | '),
};

const picturesOf = ({ pictures }: Target) => pictures ?? [];

/** Those of other sites are stored without their scheme. */
const addressOf = (path: string) => (path.startsWith('/media/') ? path : `https://${path}`);

const columns = Object.values(valueOf);

/** The headings of the export. Those of the owner's attributes are never those of other columns. */
export function exportHeadings(attributes: readonly Definition[]): string[] {
  return [
    ...Object.keys(valueOf).map((column) => headingOf(column)),
    ...attributes.map(({ name }) => `${attributeMark}${name}`),
  ];
}

function headingOf(column: string): string {
  const [, names] = Object.entries(perchaColumns).find(([name]) => name === column) ?? [];
  return names?.[0] ?? column;
}

/** Returns the rows of a product: one for each size, or one if it has none. What is about the product stands in all of them. */
export function exportRows(product: Target, attributes: readonly Definition[]): Value[][] {
  const sizes = product.sizes.toSorted((one, other) => one.position - other.position);
  const rows = sizes.length > 0 ? sizes : [undefined];
  const said = attributes.map(({ id }) => statedText(product.attributes?.find((one) => one.attributeId === id)));
  return rows.map((size) => [...columns.map((value) => value({ product, size })), ...said]);
}
