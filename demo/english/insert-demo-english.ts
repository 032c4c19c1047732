import { ownValue } from '#contract/core/fields/own-value.ts';
import { pageKinds } from '#contract/site/page-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { productTexts } from '#server/goods/products/catalogue.tables.ts';
import { draftFrom } from '#server/site/pages/page-templates.service.ts';
import { writeTranslations } from '#server/core/translations.service.ts';
import type { DemoProduct } from '../goods/products/demo-products.ts';
import { englishAnswers } from './answers.ts';
import { englishPages } from './pages.ts';
import { englishAlts, englishTexts } from './product-words.ts';
import { englishWords } from './words.ts';

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
