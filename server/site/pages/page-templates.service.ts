import { countryOf } from '#contract/core/countries/countries.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import type { PageTemplate } from '#contract/site/page-desk.ts';
import { pageKinds, type LegalKind, type PageKind } from '#contract/site/page-rules.ts';
import type { PageContent } from './page-content.ts';
import { aboutTemplate } from './templates/any/about.ts';
import { cookiesTemplate } from './templates/any/cookies.ts';
import { deliveryTemplate } from './templates/any/delivery.ts';
import { questionsTemplate } from './templates/any/questions.ts';
import { sizesTemplate } from './templates/any/sizes.ts';
import { countryWords } from './templates/country-words.ts';
import { readPage, readTemplate } from './templates/read-template.ts';
import { templateHtml, type Template } from './templates/template.ts';

type Legal = Readonly<Record<LegalKind, Template>>;

/** What the law rules, by country: read when the process starts, so that a broken file is noticed then. */
const legal: Readonly<Record<CountryCode, Legal>> = {
  AR: legalOf('AR'),
  MX: legalOf('MX'),
  CL: legalOf('CL'),
  CO: legalOf('CO'),
  UY: legalOf('UY'),
  PE: legalOf('PE'),
  ES: legalOf('ES'),
};

function legalOf(country: CountryCode): Legal {
  return {
    terms: readTemplate(country, 'terms'),
    privacy: readTemplate(country, 'privacy'),
    returns: readTemplate(country, 'returns'),
  };
}

/** Returns the templates of a country: those that its law rules, and the others in its words. */
export function templatesOf(country: CountryCode): Readonly<Record<PageKind, Template>> {
  const words = countryWords[country];
  return {
    ...legal[country],
    cookies: cookiesTemplate(words),
    delivery: deliveryTemplate(words),
    sizes: sizesTemplate(words),
    about: aboutTemplate,
    questions: questionsTemplate(words, countryOf(country).duties.withdrawalButton !== null),
  };
}

/** Returns what the owner can choose from. */
export function listTemplates(country: CountryCode): PageTemplate[] {
  const templates = templatesOf(country);
  return pageKinds.map((kind) => {
    const { title, slug, about } = templates[kind];
    return { kind, title, slug, about };
  });
}

/** The text of a page in the parts that templates have. */
export type PageParts = Pick<Template, 'blocks'>;

/** Returns the text of a page as HTML, for pages that are written elsewhere in the parts of templates. */
export function partsHtml(parts: PageParts): string {
  return templateHtml(parts);
}

/** Returns a page that is written in Markdown as the templates are (templates/ar/terms.md), with its text as HTML. */
export function pageFrom(markdown: string) {
  const { field, blocks } = readPage(markdown);
  return { title: field('title'), description: field('description'), html: templateHtml({ blocks }) };
}

/** Returns the first draft of a page: the template of a kind, or an empty text. */
export function draftFrom(kind: PageKind | null, country: CountryCode): PageContent {
  const rest = { inMenu: false, inFooter: true, until: null } as const;
  if (kind === null) return { title: '', description: '', html: '', kind, isDated: false, ...rest };
  const template = templatesOf(country)[kind];
  const { title, description, isDated } = template;
  return { title, description, html: templateHtml(template), kind, isDated, ...rest };
}
