import { afterEach, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes, factsOf, type CountryCode } from '#contract/core/countries/country.ts';
import { letterErrors } from '#contract/mail/letters/letter-errors.ts';
import { letterKinds } from '#contract/mail/letters/letters.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { emailText } from '../email-form.ts';
import { sampleLetter } from './filled-letter.ts';
import { ownOriginal } from './own-original.ts';

const before = shop();

afterEach(() => setShop(before));

function move(code: CountryCode): void {
  const country = countryOf(code);
  // Where the shop is and its numbers are its owner's words, which the foot repeats.
  const own = { address: null, contact: { ...before.contact, phone: null, whatsApp: null } };
  setShop({ ...before, ...own, country: factsOf(country), language: country.language });
}

/** What only a shop in Argentina says; Uruguay has some words of it. */
const argentine = /arrep(?:ent|int)|Andreani|Corrientes|Buenos Aires|\+54|resumen de su tarjeta/i;
const rioplatense = /\btalles?\b|\bremeras?\b/i;

test.each(countryCodes)('OWN-2 OWN-6 the original letters of a shop in %s are in its own words', (code) => {
  move(code);
  const shown = letterKinds.map((kind) => {
    const texts = ownOriginal(kind);
    expect(letterErrors(kind, texts)).toEqual([]);
    const mail = inShopLanguage(() => sampleLetter(kind, texts, 'https://tienda.example'));
    // The address of the page is the same in every country.
    return `${Object.values(texts).join('\n')}\n${emailText(mail, 'https://tienda.example')}`.replaceAll(
      /enlace_arrepentimiento|\/arrepentimiento/g,
      '',
    );
  });
  const all = shown.join('\n');
  expect(argentine.test(all)).toBe(code === 'AR');
  expect(rioplatense.test(all)).toBe(code === 'AR' || code === 'UY');
});

test.each([
  ['AR', 'Recibimos su arrepentimiento de la orden N° {{orden}}: código {{codigo}}', 'botón de arrepentimiento'],
  ['MX', 'Recibimos la revocación de su orden N° {{orden}}: código {{codigo}}', 'botón de revocación'],
  ['CL', 'Recibimos el retracto de su orden N° {{orden}}: código {{codigo}}', 'botón de retracto'],
  ['CO', 'Recibimos el retracto de su orden N° {{orden}}: código {{codigo}}', 'botón de retracto'],
  ['UY', 'Recibimos la rescisión de su orden N° {{orden}}: código {{codigo}}', 'botón de rescisión'],
  ['ES', 'Recibimos el desistimiento de su orden N° {{orden}}: código {{codigo}}', 'botón de desistimiento'],
] as const)('OWN-2 OWN-6 in %s a purchase is taken back by the word of its law', (code, subject, button) => {
  move(code);
  expect(ownOriginal('withdrawal-received').subject).toBe(subject);
  expect(ownOriginal('payment-approved').note).toContain(`[${button}]({{enlace_arrepentimiento}})`);
});

test.each(letterKinds)('OWN-6 the original texts of %s are in the shop’s language, whoever edits them', (kind) => {
  const own = ownOriginal(kind);
  expect(inLanguage('en', () => ownOriginal(kind))).toEqual(own);
});
