import { t } from '#messages/messages.ts';
import type { Category } from '#contract/goods/products.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { sameSize } from './product-values.ts';
import type { ProductValues, SizeValue } from './product-values.ts';

export const infoLabels = {
  aboutMe: t('product-desk.aboutMe'),
  careInfo: t('product-desk.care'),
  sizeAndFit: t('product-desk.sizeAndFit'),
} as const;

const plain = (text: string) => text.trim();
const price = (text: string) => {
  const amount = parsePrice(text);
  return amount ? formatPrice(amount) : text;
};
const genderNames: Readonly<Record<string, string>> = { men: t('product-desk.men'), women: t('product-desk.women') };

/** Returns the names of a product's fields for a version conflict. */
export function productWords(categories: readonly Category[]): FormWords<ProductValues> {
  return {
    name: { label: t('product-desk.name'), shown: plain },
    gender: { label: t('product-desk.gender'), shown: (gender) => genderNames[gender] ?? '' },
    category: { label: t('product-desk.category'), shown: (chosen) => titleOf(categories, chosen) },
    brandName: { label: t('product-desk.brand'), shown: plain },
    model: { label: t('product-desk.model'), shown: plain },
    weight: { label: t('product-desk.weight'), shown: (grams) => `${grams} g` },
    color: { label: t('product-desk.colour'), shown: plain },
    description: { label: t('product-desk.description'), shown: htmlLine },
    isOffertPrice: {
      label: t('product-desk.onOffer'),
      shown: (isOffer) => (isOffer ? t('product-desk.yes') : t('product-desk.no')),
    },
    previousPrice: { label: t('product-desk.previousPrice'), shown: price },
    currentPrice: { label: t('product-desk.currentPrice'), shown: price },
    images: { label: t('product-desk.pictures'), shown: picturesShown },
    variants: { label: t('product-desk.sizes'), logged: 'stock', shown: sizeNames, taken: sizesTaken },
    info: {
      label: t('product-desk.information'),
      shown: ({ aboutMe, careInfo, sizeAndFit }) =>
        [
          [infoLabels.aboutMe, aboutMe],
          [infoLabels.careInfo, careInfo],
          [infoLabels.sizeAndFit, sizeAndFit],
        ]
          .filter(([, text]) => text !== '')
          .map(([label, text]) => `${label}: ${text}`)
          .join('\n'),
    },
  };
}

function titleOf(categories: readonly Category[], chosen: string): string {
  return categories.find(({ id }) => String(id) === chosen)?.title ?? chosen;
}

/** Returns one line for each picture: its text, and the end of its address. */
function picturesShown(pictures: ProductValues['images']): string {
  return pictures.map(({ path, alt }, index) => `${index + 1}. ${alt} (${path.slice(-12)})`).join('\n');
}

/** The stock of sizes is changed by differences and causes no conflict. */
function sizeNames(sizes: readonly SizeValue[]): string {
  return sizes.map(({ brandSize }) => brandSize).join(', ');
}

/** Returns the saved sizes, with the typed difference for those that are in both. */
function sizesTaken(saved: readonly SizeValue[], typed: readonly SizeValue[]): readonly SizeValue[] {
  return saved.map((size) => {
    const mine = sameSize(typed, size);
    if (mine?.seenStock === undefined || !/^\d+$/.test(mine.stock)) return size;
    const stock = Number(size.stock) + Number(mine.stock) - mine.seenStock;
    return { ...size, isInStock: mine.isInStock, stock: String(Math.max(0, stock)) };
  });
}
