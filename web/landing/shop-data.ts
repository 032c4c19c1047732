import { href } from 'react-router';
import { lookFile } from '#contract/look.ts';
import { shop } from '#contract/shop.ts';
import type { StructuredData } from '../seo/page-meta.ts';

/** Returns the shop as schema.org data: its organization, and its search. */
export function shopData(origin: string): StructuredData[] {
  return [
    {
      '@type': 'Organization',
      name: shop().name,
      ...(shop().company !== null && { legalName: shop().company }),
      url: `${origin}/`,
      logo: `${origin}${lookFile('bigIcon', shop().look)}`,
      sameAs: shop().contact.networks.map((network) => network.url),
    },
    {
      '@type': 'WebSite',
      name: shop().name,
      url: `${origin}/`,
      inLanguage: shop().country.locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('/home')}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
