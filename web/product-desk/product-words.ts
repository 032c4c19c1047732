import type { Category } from '#contract/catalogue.ts';
import { descriptionText } from '#contract/product-rules.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import type { ProductValues, SizeValue } from './product-values.ts';

export const infoLabels = {
  aboutMe: 'Acerca de la prenda',
  careInfo: 'Cuidados',
  sizeAndFit: 'Talle y calce',
} as const;

const plain = (text: string) => text.trim();
const price = (text: string) => (text === '' ? '' : `$ ${text.replace('.', ',')}`);
const genderNames: Readonly<Record<string, string>> = { men: 'Hombre', women: 'Mujer' };

/** Returns the names of a product's fields for a version conflict. */
export function productWords(categories: readonly Category[]): FormWords<ProductValues> {
  return {
    name: { label: 'Nombre', shown: plain },
    gender: { label: 'Género', shown: (gender) => genderNames[gender] ?? '' },
    category: { label: 'Categoría', shown: (chosen) => titleOf(categories, chosen) },
    brandName: { label: 'Marca', shown: plain },
    model: { label: 'Modelo', shown: plain },
    weight: { label: 'Peso', shown: (grams) => `${grams} g` },
    color: { label: 'Color', shown: plain },
    description: { label: 'Descripción', shown: (html) => descriptionText(html).replace(/\s+/g, ' ') },
    isOffertPrice: { label: 'Está en oferta', shown: (isOffer) => (isOffer ? 'Sí' : 'No') },
    previousPrice: { label: 'Precio anterior', shown: price },
    currentPrice: { label: 'Precio actual', shown: price },
    images: { label: 'Imágenes', shown: picturesShown },
    variants: { label: 'Talles', logged: 'stock', shown: sizeNames, taken: sizesTaken },
    info: {
      label: 'Información',
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
    const mine = typed.find(({ brandSize }) => brandSize === size.brandSize);
    if (mine?.seenStock === undefined || !/^\d+$/.test(mine.stock)) return size;
    const stock = Number(size.stock) + Number(mine.stock) - mine.seenStock;
    return { ...size, isInStock: mine.isInStock, stock: String(Math.max(0, stock)) };
  });
}
