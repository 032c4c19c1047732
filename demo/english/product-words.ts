import { ownValue } from '#contract/core/fields/own-value.ts';
import type { DemoProduct } from '../goods/products/demo-products.ts';
import { demoCategories } from '../goods/products/models.ts';
import { altOf, viewWords } from '../pictures/picture-alt.ts';
import { englishFabrics, englishKinds } from './garment-words.ts';
import { englishModels } from './model-names.ts';
import { englishWord } from './words.ts';

/** The texts of a product that it can have in another language. */
export type EnglishTexts = Pick<DemoProduct, 'name' | 'description' | 'aboutMe' | 'careInfo' | 'sizeAndFit'>;

/** Returns a product's texts in English, made of its model as the Spanish ones are. Throws RangeError for another product. */
export function englishTexts(product: DemoProduct): EnglishTexts {
  const category = demoCategories.find(({ id }) => id === product.categoryId);
  const model = category?.models.find(({ name }) => name === product.model);
  const modelName = ownValue(englishModels, product.model);
  if (!category || !model || modelName === undefined) throw new RangeError(`no English for: ${product.name}`);
  const { points, care, fit } = englishKinds[model.kind];
  const fabric = englishFabrics[model.fabric];
  const colour = withinSentence(englishWord(product.color));
  return {
    // It ends with the colour, as the rule of contract/goods/garment/name-with-color.ts reads it.
    name: `${modelName} in ${colour}`,
    description: `<p><strong>${modelName}</strong> in ${colour} ${fabric}. Made to be worn for years, not for a season.</p><ul><li>${points[0]}</li><li>${points[1]}</li></ul>`,
    aboutMe: `From our range of ${withinSentence(englishWord(category.title))}: ${fabric}, cut and sewn in workshops in the city.`,
    careInfo: care,
    sizeAndFit: fit,
  };
}

/** Returns the alternative texts of a product's pictures, and the same in English. */
export function englishAlts(product: DemoProduct): Readonly<Record<string, string>> {
  const { name } = englishTexts(product);
  return Object.fromEntries(
    product.pictures.map(({ view }) => {
      const words = viewWords[view];
      return [altOf(product.name, words), altOf(name, englishWord(words))];
    }),
  );
}

/** Returns a name as it stands within a sentence: 'navy', but 'T-shirts'. */
function withinSentence(name: string): string {
  return name.replace(/^\p{Lu}(?!-)/u, (letter) => letter.toLowerCase());
}
