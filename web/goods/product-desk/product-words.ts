import { t } from '#messages/messages.ts';
import { z } from 'zod';
import type { ProductState } from '#contract/goods/desk-product.ts';
import type { Category } from '#contract/goods/products.ts';
import { departmentName, departments, isOfTwo } from '#contract/core/shop/present-departments.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import { check, choice, choiceOf, line, part, rich, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { nestedTitle } from '#web/core/ui/nested-title.ts';
import { attributeValue, type AttributeValue } from './attribute-given.ts';
import { garmentSpecs, noChoices, type GarmentChoices } from './garment-specs.ts';
import { videoShown, videoValue, type VideoValue } from './video-value.ts';
import type { Option } from '#web/core/ui/options-field.tsx';

export const infoLabels = {
  aboutMe: t('product-desk.aboutMe'),
  careInfo: t('product-desk.care'),
  sizeAndFit: t('product-desk.sizeAndFit'),
} as const;

const price = (text: string) => {
  const amount = parsePrice(text);
  return amount ? formatPrice(amount) : text;
};

/** What the states of a product are called. */
export const stateNames: Readonly<Record<ProductState, string>> = {
  published: t('product-state.published'),
  scheduled: t('product-state.scheduled'),
  draft: t('product-state.draft'),
  archived: t('product-state.archived'),
};

/** Longer than any price, so that one that is too long shows an error and is never cut to another price. In characters. */
const ofPrice = { shown: price, inputMode: 'decimal', maxLength: 20 } as const;

const select: Option = ['', t('product-desk.select')];

const pictureValue = z.object({ path: z.string(), alt: z.string() }).readonly();

const sizeValue = z
  .object({
    variantId: z.number().exactOptional(),
    brandSize: z.string(),
    isInStock: z.boolean(),
    stock: z.string(),
    seenStock: z.number().exactOptional(),
    sku: z.string().exactOptional(),
    barcode: z.string().exactOptional(),
    weight: z.string().exactOptional(),
    cost: z.string().exactOptional(),
  })
  .readonly();

const infoValue = z.object({ aboutMe: z.string(), careInfo: z.string(), sizeAndFit: z.string() });

export type PictureValue = z.output<typeof pictureValue>;

/** A size as it is typed, a new one without an id; `seenStock` is its stock when the form was opened. */
export type SizeValue = z.output<typeof sizeValue>;

/** Returns the fields of a product, with what a version conflict calls them. */
export function productWords(categories: readonly Category[], choices: GarmentChoices = noChoices) {
  return {
    name: line(t('product-desk.name'), { isWide: true }),
    gender: choiceOf(
      isOfTwo() ? t('product-desk.gender') : t('departments.one'),
      () => [select, ...departmentOptions()],
      {
        shown: (gender) => (gender === '' ? '' : departmentName(gender)),
        clears: ['category'],
      },
    ),
    category: choiceOf(t('product-desk.category'), ({ gender }) => [select, ...ofGender(categories, gender)], {
      shown: (chosen) => categories.find(({ id }) => String(id) === chosen)?.title ?? chosen,
    }),
    brandName: line(t('product-desk.brand')),
    model: line(t('product-desk.modelOptional'), {
      told: t('product-desk.model'),
      hint: t('product-desk.modelHint'),
      isWide: true,
    }),
    weight: line(t('product-desk.weightInGrams'), {
      told: t('product-desk.weight'),
      hint: t('product-desk.weightHint'),
      shown: (grams) => `${grams} g`,
      start: '500',
      inputMode: 'numeric',
      maxLength: 6,
    }),
    ...garmentSpecs(choices),
    state: choice(t('product-desk.visibility'), stateNames, { start: 'published' }),
    publishAt: line(t('product-desk.publishAt'), {
      type: 'datetime-local',
      shown: (at) => at.replace('T', ' '),
      when: ({ state }) => state === 'scheduled',
    }),
    color: line(t('product-desk.colour')),
    description: rich(t('product-desk.description'), { shown: htmlLine, isWide: true }),
    isOffertPrice: check(t('product-desk.onOffer')),
    previousPrice: line(t('product-desk.previousPrice'), {
      ...ofPrice,
      when: ({ isOffertPrice }) => isOffertPrice === true,
    }),
    currentPrice: line(t('product-desk.currentPrice'), ofPrice),
    images: part<readonly PictureValue[]>(t('product-desk.pictures'), {
      shown: picturesShown,
      start: [],
      kept: z.array(pictureValue),
    }),
    video: part<VideoValue | null>(t('product-desk.video'), {
      shown: videoShown,
      start: null,
      kept: videoValue.nullable(),
    }),
    variants: part<readonly SizeValue[]>(t('product-desk.sizes'), {
      logged: 'stock',
      shown: sizeNames,
      taken: sizesTaken,
      start: [],
      kept: z.array(sizeValue),
    }),
    attributes: part<readonly AttributeValue[]>(t('product-desk.attributes'), {
      shown: (given) => given.map(({ words }) => words).join('\n'),
      start: [],
      kept: z.array(attributeValue),
    }),
    info: part(t('product-desk.information'), {
      shown: ({ aboutMe, careInfo, sizeAndFit }) =>
        [
          [infoLabels.aboutMe, aboutMe],
          [infoLabels.careInfo, careInfo],
          [infoLabels.sizeAndFit, sizeAndFit],
        ]
          .filter(([, text]) => text !== '')
          .map(([label, text]) => `${label}: ${text}`)
          .join('\n'),
      start: { aboutMe: '', careInfo: '', sizeAndFit: '' },
      kept: infoValue,
    }),
  };
}

/** The values of a product's form, as typed; the weight is in g. */
export type ProductValues = ValuesOf<ReturnType<typeof productWords>>;

/** Returns the departments as choices, also the hidden ones. */
export function departmentOptions(): readonly Option[] {
  return departments().map(({ id }) => [id, departmentName(id)]);
}

/** Returns the choices of a department's categories. */
export function ofGender(categories: readonly Category[], gender: unknown): readonly Option[] {
  return categories.filter(({ genre }) => genre === gender).map((one) => [String(one.id), nestedTitle(one)]);
}

/** Returns one line for each picture: its text, and the end of its address. */
function picturesShown(pictures: readonly PictureValue[]): string {
  return pictures.map(({ path, alt }, index) => `${index + 1}. ${alt} (${path.slice(-12)})`).join('\n');
}

/** The stock of sizes is changed by differences and causes no conflict. */
function sizeNames(sizes: readonly SizeValue[]): string {
  return sizes.map(sizeName).join(', ');
}

function sizeName({ brandSize, sku, barcode, weight, cost }: SizeValue): string {
  const known = [sku, barcode, weight && `${weight} g`, cost && price(cost)].filter(Boolean).join(' · ');
  return known === '' ? brandSize : `${brandSize} (${known})`;
}

/** What was typed of a size beside its stock. */
function codesOf({ sku = '', barcode = '', weight = '', cost = '' }: SizeValue) {
  return { sku, barcode, weight, cost };
}

/** Returns the saved sizes, with the typed difference for those that are in both. */
function sizesTaken(saved: readonly SizeValue[], typed: readonly SizeValue[]): readonly SizeValue[] {
  return saved.map((size) => {
    const mine = sameSize(typed, size);
    if (mine?.seenStock === undefined) return size;
    const own = { ...size, ...codesOf(mine) };
    if (!/^\d+$/.test(mine.stock)) return own;
    const stock = Number(size.stock) + Number(mine.stock) - mine.seenStock;
    return { ...own, isInStock: mine.isInStock, stock: String(Math.max(0, stock)) };
  });
}

/** Returns the same size among others: the one of its id, or of its word where either has none yet. */
export function sameSize(
  sizes: readonly SizeValue[],
  { variantId, brandSize }: Pick<SizeValue, 'variantId' | 'brandSize'>,
): SizeValue | undefined {
  const own = variantId === undefined ? undefined : sizes.find((size) => size.variantId === variantId);
  return own ?? sizes.find((size) => size.brandSize === brandSize);
}
