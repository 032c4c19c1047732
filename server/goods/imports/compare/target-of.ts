import { textKey } from '#contract/core/fields/short-text.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { productBounds } from '#contract/goods/sizes/product-bounds.ts';
import type { StatedAttribute } from '../../attributes/stated-attributes.service.ts';
import { cleanHtml } from '../../products/clean-html.service.ts';
import type { ImportedProduct } from '../reading/product.ts';
import { hasPictures } from './compare-product.ts';
import { colorKeyOf, type KnownGoods, type KnownProduct } from './known-goods.ts';
import { vatStored } from '../../products/vat-rate.service.ts';
import type { BulkTexts } from '../../products/bulk/bulk-texts.service.ts';
import type { BulkSize } from '../../products/bulk/bulk-sizes.service.ts';
import { otherTextNames, type Target } from './target.ts';

/** What a new product has that its file does not say. */
export type Defaults = {
  /** Of products whose file does not say it; undefined if it has to. */
  readonly gender: Gender | undefined;
  readonly brand: string;
  readonly color: string;
  /** The category of products whose file has none; undefined if it has to. */
  readonly category: string | undefined;
};

type TargetParts = {
  readonly known: KnownGoods;
  readonly defaults: Defaults;
  readonly attributes: readonly StatedAttribute[];
};

const plainWeight = 500;

/** Returns what would be written of a product: what the file says, then what the shop has, then the defaults. */
export function targetOf(
  imported: ImportedProduct,
  present: KnownProduct | undefined,
  { known, defaults, attributes }: TargetParts,
): Target {
  const gender = imported.gender ?? present?.gender ?? defaults.gender ?? 'women';
  const title = imported.category ?? present?.category ?? defaults.category ?? '';
  const category = known.categoryOf(gender, title);
  const name = imported.name ?? present?.name ?? '';
  const html = imported.description?.replaceAll('\r\n', '\n');
  return {
    id: present?.id ?? null,
    version: present?.version ?? null,
    name,
    description: html === undefined ? (present?.description ?? cleanHtml(escaped(name))) : cleanHtml(html),
    gender,
    isUnisex: imported.isUnisex ?? present?.isUnisex ?? false,
    state: imported.state ?? present?.state ?? 'published',
    categoryId: category?.id ?? null,
    category: category?.title ?? title,
    brandName: imported.brand ?? present?.brandName ?? defaults.brand,
    model: imported.model === undefined ? (present?.model ?? null) : imported.model,
    color: imported.color ?? present?.color ?? defaults.color,
    ...pricesOf(imported, present),
    weight: imported.weight ?? present?.weight ?? plainWeight,
    aboutMe: textOf(imported.aboutMe, present?.aboutMe),
    careInfo: textOf(imported.careInfo, present?.careInfo),
    sizeAndFit: textOf(imported.sizeAndFit, present?.sizeAndFit),
    ...garmentOf(imported, present),
    publishAt: (imported.publishAt ?? present?.publishAt)?.toJSON() ?? null,
    texts: textsIn(imported, present),
    sizes: sizesOf(imported, present),
    pictures: picturesOf(imported, present),
    handle: imported.handle ?? null,
    colorKey: colorKeyOf(imported),
    attributes,
  };
}

const escaped = (text: string) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

const textOf = (imported: string | undefined, present = '') => imported?.replaceAll('\r\n', '\n') ?? present;

function garmentOf({ garment }: ImportedProduct, present: KnownProduct | undefined) {
  const said = <Value>(imported: Value | undefined, known: Value | undefined, none: Value): Value =>
    imported === undefined ? (known ?? none) : imported;
  const vat = garment?.vatPercent;
  return {
    ageGroup: said(garment?.ageGroup, present?.ageGroup, 'adult'),
    composition: said(garment?.composition, present?.composition, []),
    origin: said(garment?.origin, present?.origin, null),
    maker: said(garment?.maker, present?.maker, null),
    responsible: said(garment?.responsible, present?.responsible, null),
    // What is stored of the usual rate is that it has no other.
    vatPercent: said(vat === present?.vatPercent ? vat : vatStored(vat), present?.vatPercent, null),
  };
}

/** What is written of the texts in another language: nothing if they are as they were. */
function textsIn({ texts }: ImportedProduct, present: KnownProduct | undefined): BulkTexts[] {
  if (!texts) return [];
  const known = present?.texts.find(({ language }) => language === texts.language);
  const [name, aboutMe, careInfo, sizeAndFit] = [
    texts.name,
    textOf(texts.aboutMe),
    textOf(texts.careInfo),
    textOf(texts.sizeAndFit),
  ];
  const description = texts.description === '' ? '' : cleanHtml(textOf(texts.description));
  const written = { language: texts.language, name, description, aboutMe, careInfo, sizeAndFit };
  const isSame = otherTextNames.every((field) => written[field] === (known?.[field] ?? ''));
  return isSame ? [] : [{ ...written, version: known?.version ?? 0 }];
}

function pricesOf({ price, before }: ImportedProduct, present: KnownProduct | undefined) {
  const currentPrice = price === undefined ? (present?.currentPrice ?? 0) : fromDecimal(price).minor;
  const kept = present?.isOffertPrice ? present.previousPrice : null;
  const given = typeof before === 'number' ? fromDecimal(before).minor : null;
  const struck = before === undefined ? kept : given;
  const previousPrice = struck !== null && struck > currentPrice ? struck : null;
  return { currentPrice, previousPrice, isOffertPrice: previousPrice !== null };
}

function sizesOf({ sizes }: ImportedProduct, present: KnownProduct | undefined): BulkSize[] {
  const known = present?.sizes ?? [];
  let next = known.reduce((most, { position }) => Math.max(most, position + 1), 0);
  return sizes.map((size) => {
    const { stock, cost } = size;
    const found = known.find((one) => isSame(one, size));
    const codes = {
      sku: size.sku ?? found?.sku ?? null,
      barcode: size.barcode ?? found?.barcode ?? null,
      weight: size.weight ?? found?.weight ?? null,
      cost: cost === undefined || cost === 0 ? (found?.cost ?? null) : fromDecimal(cost).minor,
    };
    if (!found) {
      return { variantId: null, word: size.word, position: next++, stock: stock ?? 0, seenStock: 0, ...codes };
    }
    const { id: variantId, size: word, position, stock: seenStock } = found;
    return { variantId, word, position, stock: stock ?? seenStock, seenStock, ...codes };
  });
}

const isSame = (known: KnownProduct['sizes'][number], { word }: ImportedProduct['sizes'][number]) =>
  textKey(known.size) === textKey(word);

function picturesOf({ pictures }: ImportedProduct, present: KnownProduct | undefined): Target['pictures'] {
  if (!pictures) return null;
  const first = pictures.slice(0, productBounds.pictures);
  return present && hasPictures(present, first) ? null : first;
}
