import { describe, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes, factsOf } from '#contract/core/countries/country.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { pageKinds, pageSlug } from '#contract/site/page-rules.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { letterSizes } from '#contract/goods/sizes/size-measures.ts';
import { cleanPageHtml } from '#server/goods/products/clean-html.service.ts';
import { fillNamed, fillText, namedValues } from './named-values.ts';
import { draftFrom, templatesOf } from './page-templates.service.ts';
import { countryWords } from './templates/country-words.ts';

const values = namedValues({
  ...shop(),
  name: 'Percha',
  company: 'Percha S.A.',
  taxId: 'CUIT 30-71234567-1',
  address: 'Honduras 4850, Buenos Aires',
  contact: { email: 'hola@percha.example', phone: '+54 11 5555-0100', whatsApp: '+54 9 11 5555-0100', networks: [] },
  returnDays: 30,
});

describe.each(countryCodes)('%s', (country) => {
  test.each(pageKinds)(
    'OWN-5 the template of %s is clean, names only what is known, and links to pages that it offers',
    (kind) => {
      const draft = draftFrom(kind, country);
      expect(cleanPageHtml(draft.html)).toBe(
        draft.html.replaceAll(outside, '$& rel="noopener noreferrer nofollow" target="_blank"'),
      );
      const { html, gaps } = fillNamed(draft.html, values, () => '');
      expect(fillText(draft.description, values).gaps).toEqual([]);
      expect(gaps.filter((gap) => !gap.startsWith('«nota: '))).toEqual([]);
      expect(html).not.toMatch(/[{}]|\*\*|\]\(/);
      const slugs = Object.values(templatesOf(country)).map(({ slug }) => slug);
      for (const [, slug = ''] of html.matchAll(/href="\/paginas\/([^"]*)"/g)) expect(slugs).toContain(slug);
      const { slug, about, description } = templatesOf(country)[kind];
      expect([pageSlug.safeParse(slug).success, about !== '', description.length <= 200]).toEqual([true, true, true]);
    },
  );

  test('OWN-5 only pages that the shop has are linked, and the forms that the law demands', () => {
    const slugs = new Set(Object.values(templatesOf(country)).map(({ slug }) => `/paginas/${slug}`));
    const linked = [...textOf(country).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
    const others = new Set(linked.filter((path = '') => !slugs.has(path)));
    const { withdrawalButton, complaintsBook, paymentReversal } = countryOf(country).duties;
    const forms = [
      ...(withdrawalButton ? [pageAddresses.withdrawal] : []),
      ...(complaintsBook ? [pageAddresses.complaintsBook] : []),
      ...(paymentReversal ? [pageAddresses.paymentReversal] : []),
    ];
    expect([...others].toSorted()).toEqual([...forms, '/user/orders']);
  });

  test('OWN-5 the days to take a purchase back are those of the table of the country', () => {
    const right = countryOf(country).duties.withdrawal;
    const told = countryWords[country].withdrawal?.days ?? '';
    const days = right?.unit === 'working_days' ? /^\d+ días hábiles$/ : /^\d+ días (?:corridos|naturales)$/;
    expect(told).toMatch(right ? days : /^$/);
    expect(Number.parseInt(told, 10)).toBe(right ? right.days : Number.NaN);
  });

  test('OWN-2 OWN-5 the terms lead to where every page says that buyers complain', () => {
    const { html } = draftFrom('terms', country);
    for (const { url } of countryOf(country).duties.complaints) expect(html).toContain(`href="${url}"`);
  });

  test('OWN-5 the legal pages say who sells, where and how they are reached', () => {
    for (const kind of ['terms', 'privacy'] as const) {
      const { html, isDated } = draftFrom(kind, country);
      for (const name of names) expect(html).toMatch(name);
      expect(isDated).toBe(true);
    }
  });
});

const names = [/\{\{empresa\}\}/, /\{\{identificación fiscal\}\}/, /\{\{domicilio\}\}/, /\{\{(?:correo|contacto)\}\}/];

const outside = /href="https:[^"]*"/g;

const textOf = (country: (typeof countryCodes)[number]) =>
  pageKinds.map((kind) => draftFrom(kind, country).html).join('');

test.each([
  [
    'AR',
    ['Ley 24.240', '/arrepentimiento', '10 días corridos', 'AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA', '25.326'],
  ],
  [
    'ES',
    [
      '14 días naturales',
      'junto al precio rebajado se muestra el más bajo de los 30 días',
      'Modelo de formulario de desistimiento',
      'Ley 34/2002',
      'RGPD',
      'tres años',
    ],
  ],
  ['MX', ['5 días hábiles', 'LFPC', 'ARCO', 'Secretaría Anticorrupción y Buen Gobierno']],
  ['CL', ['Ley 19.496', '10 días', 'Ley 21.719', 'seis meses', 'www.sernac.cl']],
  ['CO', ['Ley 1480', '5 días hábiles', '15 días calendario', 'www.sic.gov.co']],
  ['UY', ['Ley 17.250', '5 días hábiles', 'Unidad Reguladora y de Control de Datos Personales']],
  ['PE', ['Ley 29571', 'Libro de Reclamaciones', '15 días hábiles', 'ARCO']],
] as const)('OWN-5 the texts of %s say what its law asks for', (country, said) => {
  const text = textOf(country);
  for (const one of said) expect(text).toContain(one);
});

test('OWN-5 a page without a template begins empty', () => {
  expect(draftFrom(null, 'AR')).toMatchObject({ html: '', kind: null, inFooter: true });
});

test.each([
  ['AR', '<th><p>Talle</p></th>', '22,5'],
  ['MX', '<th><p>Talla</p></th>', '22.5'],
] as const)(
  'OWN-5 the page of sizes of %s begins with the measures that the guide of sizes shows',
  (country, head, foot) => {
    const before = shop();
    setShop({ ...before, country: factsOf(countryOf(country)) });
    const { html } = draftFrom('sizes', country);
    setShop(before);
    expect(html).toContain(head);
    const { size, chest, waist, hips } = letterSizes[2] ?? { size: '', chest: [], waist: [], hips: [] };
    const cells = [chest, waist, hips].map((span) => `<td><p>${span.join(' a ')}</p></td>`).join('');
    expect(html).toContain(`<tr><th><p>${size}</p></th>${cells}</tr>`);
    expect(html).toContain(`<td><p>${foot}</p></td>`);
  },
);

test('OWN-1 the page about the shop says nothing of how it works that only its owner knows', () => {
  const [first = ''] = draftFrom('about', 'AR').html.split('</p>');
  expect(first).toBe(
    '<p>{{tienda}} es una tienda de ropa. {{nota: diga en una o dos oraciones quiénes la atienden y cómo eligen las prendas}}',
  );
});
