import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownValue } from '#contract/core/fields/own-value.ts';
import { pageKinds } from '#contract/site/page-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { productTexts } from '#server/goods/products/catalogue.tables.ts';
import { draftFrom, pageFrom, partsHtml } from '#server/site/pages/page-templates.service.ts';
import { writeTranslations } from '#server/core/translations.service.ts';
import type { DemoProduct } from '../goods/products/demo-products.ts';
import { englishWords, englishWord } from './words.ts';
import type { DemoPageKind } from '../site/demo-pages.ts';
import { englishCookies } from './pages/cookies.ts';
import type { EnglishPage } from './pages/english-page.ts';
import { englishSizes } from './pages/sizes.ts';
import { demoAnswers, start } from '../office/assistant/demo-answers.ts';
import { englishAccountAnswers } from './answers/account.ts';
import { englishBuyingAnswers } from './answers/buying.ts';
import { englishDeliveryAnswers } from './answers/delivery.ts';
import type { EnglishAnswers } from './answers/english-answer.ts';
import { englishGarmentAnswers } from './answers/garments.ts';
import { materialOf } from '../goods/products/material.ts';
import { demoCategories } from '../goods/products/models.ts';
import { altOf, viewWords } from '../pictures/picture-alt.ts';
import { englishKinds, englishMaterials } from './garment-words.ts';
import { englishModels } from './model-names.ts';

/** The script of the demo's assistant in English, by the name of each question. */
export const englishScript: EnglishAnswers = {
  [start]: {
    question: 'Back to the start',
    answer: 'Hello, I am Percha’s assistant. Choose a topic or type your question: how can I help you?',
  },
  ...englishDeliveryAnswers,
  ...englishGarmentAnswers,
  ...englishBuyingAnswers,
  ...englishAccountAnswers,
};

/** The questions and answers of the demo's assistant, and the same in English. Made from the script, since answers name prices. */
export const englishAnswers: Readonly<Record<string, string>> = Object.fromEntries(
  demoAnswers.flatMap(({ name, respuesta }) => {
    const english = ownValue(englishScript, name);
    if (!english) throw new RangeError(`no English for the question ${name}`);
    return [
      [name, english.question],
      [respuesta, english.answer],
    ];
  }),
);

type Numbered = { readonly id: number; readonly product: DemoProduct };

const language = 'en';

/** Writes what the demo's owner wrote in the shop's second language: the texts of the products, and all others. */
export async function insertDemoEnglish(transaction: Transaction, goods: readonly Numbered[], at: Date): Promise<void> {
  if (goods.length > 0) {
    await transaction
      .insert(productTexts)
      .values(goods.map(({ id, product }) => ({ productId: id, language, ...englishTexts(product) })));
  }
  const words = [englishWords, englishAnswers, ...goods.map(({ product }) => englishAlts(product))];
  const texts = new Map([...words.flatMap((one) => Object.entries(one)), ...pageTexts()]);
  const translated = [...texts].map(([source, text]) => ({ source, text })).filter(({ source }) => source !== '');
  await writeTranslations(transaction, { language, by: 'admin', at }, translated);
}

/** The texts of pages stand beside those of their templates, from which the demo's pages are made. */
function pageTexts(): [source: string, text: string][] {
  return pageKinds.flatMap((kind): [string, string][] => {
    const english = ownValue(englishPages, kind);
    if (!english) return [];
    const { title, description, html } = draftFrom(kind, 'AR');
    return [
      [title, english.title],
      [description, english.description],
      [html, english.html],
    ];
  });
}

/** The texts of a page, as its content has them. */
type PageTexts = { readonly title: string; readonly description: string; readonly html: string };

/** The demo's pages in English, with the names of the shop's values in place, which are Spanish in every language. */
export const englishPages: Readonly<Record<DemoPageKind, PageTexts>> = {
  delivery: written('delivery'),
  returns: written('returns'),
  sizes: textsOf(englishSizes),
  questions: written('questions'),
  terms: written('terms'),
  privacy: written('privacy'),
  cookies: textsOf(englishCookies),
};

function written(kind: DemoPageKind): PageTexts {
  return pageFrom(readFileSync(join(import.meta.dirname, 'pages', `${kind}.md`), 'utf8'));
}

function textsOf({ title, description, blocks }: EnglishPage): PageTexts {
  return { title, description, html: partsHtml({ blocks }) };
}

/** The texts of a product that it can have in another language. */
type EnglishTexts = Pick<DemoProduct, 'name' | 'description' | 'aboutMe' | 'careInfo' | 'sizeAndFit'>;

/** Returns a product's texts in English, made of its model as the Spanish ones are. Throws RangeError for another product. */
export function englishTexts(product: DemoProduct): EnglishTexts {
  const category = demoCategories.find(({ id }) => id === product.categoryId);
  const model = category?.models.find(({ name }) => name === product.model);
  const modelName = ownValue(englishModels, product.model);
  if (!category || !model || modelName === undefined) throw new RangeError(`no English for: ${product.name}`);
  const { points, care, fit } = englishKinds[model.kind];
  const fabric = englishMaterials[materialOf(model)];
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
