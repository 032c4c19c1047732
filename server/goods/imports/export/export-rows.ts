import { typedPrice } from '#contract/core/money/typed-price.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { ProductState } from '#contract/goods/desk-product.ts';
import { compositionWords } from '#contract/goods/garment/composition.ts';
import { firstLanguage } from '#messages/languages.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import type { Definition } from '../../attributes/list-attributes.service.ts';
import { statedText } from '../../attributes/stated-attributes.service.ts';
import type { BulkSize } from '../../products/bulk/bulk-sizes.service.ts';
import type { Target } from '../compare/target.ts';
import { attributeHeading } from '../reading/headings/attribute-heading.ts';
import { ageTexts, perchaColumns, type PerchaColumn } from '../reading/headings/percha.ts';

type Value = string | number;

/** A product as it is exported: with when it was made. */
export type ExportedProduct = Target & { readonly madeAt: string };

type Row = {
  readonly product: ExportedProduct;
  readonly size: BulkSize | undefined;
  /** The address of this shop. */
  readonly shop: string;
};

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
  ageGroup: ({ product }) => ageTexts[product.ageGroup],
  composition: ({ product }) => inLanguage(firstLanguage, () => compositionWords(product.composition)),
  origin: ({ product }) => product.origin ?? '',
  makerName: ({ product }) => product.maker?.name ?? '',
  makerAddress: ({ product }) => product.maker?.address ?? '',
  makerContact: ({ product }) => product.maker?.contact ?? '',
  responsibleName: ({ product }) => product.responsible?.name ?? '',
  responsibleAddress: ({ product }) => product.responsible?.address ?? '',
  responsibleContact: ({ product }) => product.responsible?.contact ?? '',
  vatPercent: ({ product }) => product.vatPercent ?? '',
  publishAt: ({ product }) => product.publishAt ?? '',
  otherLanguage: ({ product }) => otherTexts(product)?.language ?? '',
  otherName: ({ product }) => otherTexts(product)?.name ?? '',
  otherDescription: ({ product }) => otherTexts(product)?.description ?? '',
  otherAboutMe: ({ product }) => otherTexts(product)?.aboutMe ?? '',
  otherCareInfo: ({ product }) => otherTexts(product)?.careInfo ?? '',
  otherSizeAndFit: ({ product }) => otherTexts(product)?.sizeAndFit ?? '',
  images: ({ product }) =>
    picturesOf(product)
      .map(({ address }) => addressOf(address))
      .join(' | '),
  imageAlts: ({ product }) =>
    picturesOf(product)
      .map(({ alt }) => alt.replaceAll('|', '/'))
      .join(' | '),
  madeAt: ({ product }) => product.madeAt,
  shop: (row) => row.shop,
};

const otherColumns: readonly PerchaColumn[] = [
  'otherLanguage',
  'otherName',
  'otherDescription',
  'otherAboutMe',
  'otherCareInfo',
  'otherSizeAndFit',
];

const otherTexts = ({ texts = [] }: Target) => texts.find(({ language }) => language === shop().otherLanguage);

const picturesOf = ({ pictures }: Target) => pictures ?? [];

/** Those of other sites are stored without their scheme. */
const addressOf = (path: string) => (path.startsWith('/media/') ? path : `https://${path}`);

/** What an export says: the columns of products, and those of the owner's attributes, whose headings are never those of others. */
export function exportTable(attributes: readonly Definition[], address: string) {
  const hidden: readonly string[] = shop().otherLanguage === null ? otherColumns : [];
  const columns = Object.entries(valueOf).filter(([column]) => !hidden.includes(column));
  return {
    headings: [...columns.map(([column]) => headingOf(column)), ...attributes.map(attributeHeading)],
    /** Returns the rows of a product: one for each size, or one if it has none. What is about the product stands in all of them. */
    rowsOf(product: ExportedProduct): Value[][] {
      const sizes = product.sizes.toSorted((one, other) => one.position - other.position);
      const rows = sizes.length > 0 ? sizes : [undefined];
      const said = attributes.map(({ id }) => statedText(product.attributes?.find((one) => one.attributeId === id)));
      return rows.map((size) => [...columns.map(([, value]) => value({ product, size, shop: address })), ...said]);
    },
  };
}

function headingOf(column: string): string {
  const [, names] = Object.entries(perchaColumns).find(([name]) => name === column) ?? [];
  return names?.[0] ?? column;
}
