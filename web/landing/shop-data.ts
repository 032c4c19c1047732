import { href } from 'react-router';
import { country } from '#contract/country.ts';
import { texts } from '#contract/texts.ts';
import type { StructuredData } from '../seo/page-meta.ts';
import { contact } from '../layout/contact.ts';

/** Returns the shop as schema.org data: its organization, and its search. */
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
      inLanguage: country.locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('/home')}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
