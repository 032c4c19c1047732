import { texts } from '#contract/texts.ts';
import type { StructuredData } from '../seo/page-meta.ts';
import { contact } from '../layout/contact.ts';

/** The shop itself in schema.org's words: who it is, and how it is searched. */
export function shopData(origin: string): StructuredData[] {
  return [
    {
      '@type': 'Organization',
      name: texts.shop.name,
      legalName: texts.shop.company,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      sameAs: [contact.instagram],
    },
    {
      '@type': 'WebSite',
      name: texts.shop.name,
      url: `${origin}/`,
      inLanguage: 'es-AR',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/home?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
