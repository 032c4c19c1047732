import { language } from '#messages/present-language.ts';
import { href } from 'react-router';
import { lookFile } from '#contract/core/shop/look.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import type { StructuredData } from '#web/core/seo/page-meta.ts';

/**
 * Returns the shop as schema.org data: its organization with the deliveries that `shippingData` makes, which hold for all of its
 * offers, and its site in this language with its search.
 */
export function shopData(origin: string, shipping: readonly StructuredData[] = []): StructuredData[] {
  return [
    {
      '@type': 'OnlineStore',
      name: shop().name,
      ...(shop().company !== null && { legalName: shop().company }),
      url: `${origin}/`,
      logo: `${origin}${lookFile('bigIcon', shop().look)}`,
      sameAs: shop().contact.networks.map((network) => network.url),
      ...(shop().contact.email !== null && { email: shop().contact.email }),
      ...(shop().contact.phone !== null && { telephone: shop().contact.phone }),
      ...(shop().address !== null && {
        address: { '@type': 'PostalAddress', streetAddress: shop().address, addressCountry: shop().country.code },
      }),
      hasMerchantReturnPolicy: returnPolicy(),
      ...(shipping.length > 0 && { hasShippingService: shipping }),
    },
    {
      '@type': 'WebSite',
      name: shop().name,
      url: `${origin}${withPrefix(href('/'))}`,
      inLanguage: language() === shop().language ? shop().country.locale : language(),
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${withPrefix(href('/home'))}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The return policy is said once, of the shop, and holds for all of its offers; what it costs depends on the case, so it is not said. */
function returnPolicy() {
  const { returnDays, country } = shop();
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country.code,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}
