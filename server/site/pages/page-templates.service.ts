import { countryOf } from '#contract/core/countries/countries.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import type { PageTemplate } from '#contract/site/page-desk.ts';
import { pageKinds } from '#contract/site/page-rules.ts';
import type { LegalKind, PageKind } from '#contract/site/page-rules.ts';
import type { PageContent } from './page-content.ts';
import { aboutTemplate } from './templates/any/about.ts';
import { cookiesTemplate } from './templates/any/cookies.ts';
import { deliveryTemplate } from './templates/any/delivery.ts';
import { questionsTemplate } from './templates/any/questions.ts';
import { sizesTemplate } from './templates/any/sizes.ts';
import { arPrivacy } from './templates/ar/privacy.ts';
import { arReturns } from './templates/ar/returns.ts';
import { arTerms } from './templates/ar/terms.ts';
import { clPrivacy } from './templates/cl/privacy.ts';
import { clReturns } from './templates/cl/returns.ts';
import { clTerms } from './templates/cl/terms.ts';
import { coPrivacy } from './templates/co/privacy.ts';
import { coReturns } from './templates/co/returns.ts';
import { coTerms } from './templates/co/terms.ts';
import { countryWords } from './templates/country-words.ts';
import { esPrivacy } from './templates/es/privacy.ts';
import { esReturns } from './templates/es/returns.ts';
import { esTerms } from './templates/es/terms.ts';
import { mxPrivacy } from './templates/mx/privacy.ts';
import { mxReturns } from './templates/mx/returns.ts';
import { mxTerms } from './templates/mx/terms.ts';
import { pePrivacy } from './templates/pe/privacy.ts';
import { peReturns } from './templates/pe/returns.ts';
import { peTerms } from './templates/pe/terms.ts';
import { templateHtml } from './templates/template.ts';
import type { Template } from './templates/template.ts';
import { uyPrivacy } from './templates/uy/privacy.ts';
import { uyReturns } from './templates/uy/returns.ts';
import { uyTerms } from './templates/uy/terms.ts';

/** What the law rules, by country. */
const legal: Readonly<Record<CountryCode, Readonly<Record<LegalKind, Template>>>> = {
  AR: { terms: arTerms, privacy: arPrivacy, returns: arReturns },
  MX: { terms: mxTerms, privacy: mxPrivacy, returns: mxReturns },
  CL: { terms: clTerms, privacy: clPrivacy, returns: clReturns },
  CO: { terms: coTerms, privacy: coPrivacy, returns: coReturns },
  UY: { terms: uyTerms, privacy: uyPrivacy, returns: uyReturns },
  PE: { terms: peTerms, privacy: pePrivacy, returns: peReturns },
  ES: { terms: esTerms, privacy: esPrivacy, returns: esReturns },
};

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

/** Returns the first draft of a page: the template of a kind, or an empty text. */
export function draftFrom(kind: PageKind | null, country: CountryCode): PageContent {
  const rest = { inMenu: false, inFooter: true, until: null } as const;
  if (kind === null) return { title: '', description: '', html: '', kind, isDated: false, ...rest };
  const template = templatesOf(country)[kind];
  const { title, description, isDated } = template;
  return { title, description, html: templateHtml(template), kind, isDated, ...rest };
}
