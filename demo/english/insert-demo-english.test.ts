import { expect, test } from 'vitest';
import { shop } from '#contract/core/shop/shop.ts';
import { pageFields } from '#contract/site/page-rules.ts';
import { catalogues } from '#messages/catalogues.ts';
import { cleanPageHtml } from '#server/goods/products/clean-html.service.ts';
import { fillNamed, fillText, namedValues } from '#server/site/pages/named-values.ts';
import { draftFrom } from '#server/site/pages/page-templates.service.ts';
import { questionsIn } from '#server/site/pages/render-page.ts';
import { demoPageKinds, demoPagesCountry } from '../site/demo-pages.ts';
import { englishPages } from './insert-demo-english.ts';
import { spanishIn } from './spanish-in.ts';

const pages = demoPageKinds.map((kind) => ({
  kind,
  own: draftFrom(kind, demoPagesCountry),
  english: englishPages[kind],
}));

/** What the law and its authorities are called, and the right that the shop's button is named after. */
const names =
  /Ley (?:Nº )?\d\d\.\d{3}(?: de [\p{Lu}][\p{L} ]*)?|Código Civil y Comercial(?: de la Nación)?|AGENCIA [\p{Lu} ]+|Defensa del Consumidor|“arrepentimiento”/gu;

const placeholders = /\{\{[^{}]*\}\}/g;

/** The parts that a reader sees one below the other, each with what stands in it. */
const partsOf = (html: string) => html.split(/(?<=<\/(?:h2|p)>)/);

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted();

/** The numbers of a text, with the sign for decimals that English has. */
const numbersIn = (text: string) =>
  found(text.replaceAll(/(?<=\d),(?=\d)/g, '.').replaceAll(/<[^>]*>|&#\d+;/g, ' '), /\d+(?:\.\d+)?/g);

test.each(pages)(
  'OWN-2 OWN-5 the English page of $kind has the elements and links of its source',
  ({ own, english }) => {
    // A link may stand at another place of its sentence.
    const [parts, ownParts] = [partsOf(english.html), partsOf(own.html)];
    expect(parts.map((part) => tagsOf(part).toSorted())).toEqual(ownParts.map((part) => tagsOf(part).toSorted()));
    expect(found(english.html, /<h2>/g)).toEqual(found(own.html, /<h2>/g));
    expect(cleanPageHtml(english.html)).toBe(cleaned(english.html));
  },
);

/** A link to another site gets what the editor adds. */
const cleaned = (html: string) =>
  html.replaceAll(/href="https:[^"]*"/g, '$& rel="noopener noreferrer nofollow" target="_blank"');

test.each(pages)('OWN-2 OWN-5 the English page of $kind names the same values and numbers, part by part', (page) => {
  const { own, english } = page;
  for (const [text, source] of [
    [english.title, own.title],
    [english.description, own.description],
  ] as const) {
    expect(found(text, placeholders)).toEqual(found(source, placeholders));
  }
  const ownParts = partsOf(own.html);
  for (const [at, part] of partsOf(english.html).entries()) {
    const source = ownParts[at] ?? '';
    expect([part, found(part, placeholders)]).toEqual([part, found(source, placeholders)]);
    expect([part, numbersIn(part)]).toEqual([part, numbersIn(source)]);
  }
});

test.each(pages)(
  'OWN-2 OWN-5 the English page of $kind has no Spanish but names of laws, and no gap',
  ({ english }) => {
    const { title, description, html } = english;
    const text = [title, description, html]
      .join(' ')
      .replaceAll(placeholders, ' ')
      .replaceAll(/<[^>]*>/g, ' ');
    expect(spanishIn(text.replaceAll(names, ' ').replaceAll(/\S+\.gob\.ar\S*/g, ' '))).toEqual([]);
    expect(text).not.toMatch(/!|\*\*|\]\(/);
    const values = namedValues(shop());
    expect([...fillNamed(html, values, () => '').gaps, ...fillText(description, values).gaps]).toEqual([]);
    expect(pageFields.title.parse(title)).toBe(title);
    expect(pageFields.description.parse(description)).toBe(description);
  },
);

test('OWN-2 OWN-5 the English page of questions has each question and its answer', () => {
  const questions = questionsIn(englishPages.questions.html);
  expect(questions).toHaveLength(questionsIn(draftFrom('questions', demoPagesCountry).html).length);
  for (const { question } of questions) expect(question).toMatch(/\?$/);
});

test('OWN-2 what the English pages call a button or a page is what the interface calls it', () => {
  const { returns, sizes } = englishPages;
  expect(returns.html).toContain(`“${catalogues.en['returns.ask']}”`);
  expect(returns.html).toContain(`<h2>${catalogues.en['withdrawals.button']}</h2>`);
  expect(returns.html.toLowerCase()).toContain(catalogues.en['texts.orders'].toLowerCase());
  expect([returns.title, sizes.title]).toEqual([catalogues.en['returns.title'], catalogues.en['catalogue.sizeGuide']]);
});
