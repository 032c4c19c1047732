import { expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf } from '#contract/core/countries/country.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { fillNamed, fillText, namedValues } from './named-values.ts';

const facts: ShopFacts = {
  ...shop(),
  name: 'Percha',
  company: 'Hilos & Cía. <SRL>',
  taxId: 'CUIT 30-71234567-1',
  address: null,
  contact: { email: 'hola@percha.example', phone: ' ', whatsApp: null, networks: [] },
  returnDays: 30,
};

const filled = (html: string) => fillNamed(html, namedValues(facts), (label) => `[${label}]`);

test.each([
  ['<p>{{correo}}</p>', '<p>hola@percha.example</p>'],
  ['{{ Correo }}', 'hola@percha.example'],
  ['{{contacto}}', 'hola@percha.example'],
  ['{{plazo de devolucion}}', '30 días'],
  ['{{Identificación fiscal}} y {{cuit}}', 'CUIT 30-71234567-1 y CUIT 30-71234567-1'],
])('OWN-5 %s is filled in, however its name is spelled', (html, text) => {
  expect(filled(html)).toEqual({ html: text, gaps: [] });
});

test.each([
  ['AR', 'el plazo que da la ley', []],
  ['ES', 'el plazo que da la ley', []],
  // Its law gives none, so the owner has to write what holds.
  ['PE', '[Plazo para devolver o cambiar]', ['Plazo para devolver o cambiar']],
] as const)('OWN-5 in %s a shop without days of its own for returns promises %s', (code, html, gaps) => {
  const values = namedValues({ ...facts, returnDays: 0, country: factsOf(countryOf(code)) });
  expect(fillNamed('{{plazo de devolución}}', values, (label) => `[${label}]`)).toEqual({ html, gaps });
});

test('OWN-5 a value is escaped: it cannot bring elements into a page', () => {
  expect(filled('<p>{{empresa}}</p>').html).toBe('<p>Hilos &#38; Cía. &#60;SRL&#62;</p>');
  expect(fillText('{{empresa}}', namedValues(facts)).text).toBe('Hilos & Cía. <SRL>');
});

test('OWN-5 an attribute is left as it is', () => {
  const html = '<a href="https://otra.example/?a={{correo}}">x</a>';
  expect(filled(html)).toEqual({ html, gaps: [] });
});

test('OWN-5 what is not set and what nobody knows is a gap, named once', () => {
  expect(filled('{{domicilio}}, {{domicilio}}, {{teléfono}}, {{sucursal}}')).toEqual({
    html: '[Domicilio], [Domicilio], [Teléfono], [«sucursal»]',
    gaps: ['Domicilio', 'Teléfono', '«sucursal»'],
  });
});

test('OWN-5 braces that name nothing are a gap too, so that no reader sees them', () => {
  expect(filled('<p>{{<b>correo</b>}}</p>').gaps).toEqual(['«{{»']);
});

test('OWN-2 OWN-5 a value is in the language of the text in which it stands, whoever reads it', () => {
  const [days] = inLanguage('en', () => namedValues(facts).filter(({ name }) => /plazo/i.test(name)));
  expect(days).toMatchObject({ value: '30 días' });
  expect(days?.label).not.toBe(namedValues(facts).find(({ name }) => name === days?.name)?.label);
});
