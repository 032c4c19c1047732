import { partsHtml } from '#server/site/pages/page-templates.service.ts';
import type { DemoPageKind } from '../site/demo-pages.ts';
import { englishCookies } from './pages/cookies.ts';
import { englishDelivery } from './pages/delivery.ts';
import type { EnglishPage } from './pages/english-page.ts';
import { englishPrivacy } from './pages/privacy.ts';
import { englishQuestions } from './pages/questions.ts';
import { englishReturns } from './pages/returns.ts';
import { englishSizes } from './pages/sizes.ts';
import { englishTerms } from './pages/terms.ts';

/** The texts of a page, as its content has them. */
type PageTexts = { readonly title: string; readonly description: string; readonly html: string };

/** The demo's pages in English, with the names of the shop's values in place, which are Spanish in every language. */
export const englishPages: Readonly<Record<DemoPageKind, PageTexts>> = {
  delivery: textsOf(englishDelivery),
  returns: textsOf(englishReturns),
  sizes: textsOf(englishSizes),
  questions: textsOf(englishQuestions),
  terms: textsOf(englishTerms),
  privacy: textsOf(englishPrivacy),
  cookies: textsOf(englishCookies),
};

function textsOf({ title, description, blocks }: EnglishPage): PageTexts {
  return { title, description, html: partsHtml({ blocks }) };
}
