import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { letterErrors } from '#contract/mail/letters/letter-errors.ts';
import { letterTexts } from '#contract/mail/letters/letter-texts.ts';
import { letterKinds, valuesOfLetter, type LetterKind } from '#contract/mail/letters/letters.ts';
import { originalLetter } from '#contract/mail/letters/original-letters.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { emailHtml, emailText } from '../email-form.ts';
import { sampleLetter } from './filled-letter.ts';
import { writeLetter } from './write-letter.ts';

const shopUrl = 'https://tienda.example';

const textsOf = (text: string) => ({ subject: 'Hola', title: 'Hola', text, note: '' });

/** What a letter with this text and these values consists of. */
function partsOf(kind: LetterKind, text: string, values: Readonly<Record<string, string | undefined>>) {
  return writeLetter(textsOf(text), { names: valuesOfLetter(kind), values }).parts;
}

test.each(letterKinds)('OWN-6 the original texts of %s are without errors, and every name has an example', (kind) => {
  const original = originalLetter(kind);
  expect(letterErrors(kind, original)).toEqual([]);
  expect(letterTexts.parse(original)).toEqual(original);
  const mail = sampleLetter(kind, original, shopUrl);
  expect(JSON.stringify(mail)).not.toContain('{{');
  for (const name of Object.keys(valuesOfLetter(kind))) expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
});

test('OWN-6 a paragraph whose value is missing is left out, with its button', () => {
  const text = 'Uno.\n\nConfirme:\n[Confirmar]({{enlace_confirmar}})\n\nFin, {{nombre}}.';
  expect(partsOf('welcome', text, { nombre: 'Ana' })).toEqual([
    { is: 'paragraph', runs: [{ text: 'Uno.' }] },
    { is: 'paragraph', runs: [{ text: 'Fin, Ana.' }] },
  ]);
  expect(partsOf('welcome', text, { nombre: 'Ana', enlace_confirmar: 'https://x.example/' })).toEqual([
    { is: 'paragraph', runs: [{ text: 'Uno.' }] },
    { is: 'paragraph', runs: [{ text: 'Confirme:' }] },
    { is: 'button', text: 'Confirmar', url: 'https://x.example/' },
    { is: 'paragraph', runs: [{ text: 'Fin, Ana.' }] },
  ]);
});

test('OWN-6 a link within words is no button, and a name of an address links to it', () => {
  const text = 'Vea [**su** cuenta]({{enlace}}) o {{enlace}}.\nOtra línea.';
  const url = 'https://x.example/';
  const [part, ...others] = partsOf('password-reset', text, { enlace: url });
  expect(others).toEqual([]);
  expect(part).toEqual({
    is: 'paragraph',
    runs: [
      { text: 'Vea ' },
      { text: 'su', isBold: true, url },
      { text: ' cuenta', url },
      { text: ' o ' },
      { text: url, url },
      { text: '.\nOtra línea.' },
    ],
  });
  const plain = emailText(
    writeLetter(textsOf(text), { names: valuesOfLetter('password-reset'), values: { enlace: url } }),
    shopUrl,
  );
  expect(plain).toContain(`Vea su cuenta <${url}> o ${url}.\nOtra línea.`);
});

const fragments = fc.constantFrom(
  '{{nombre}}',
  '{{ nombre }}',
  '{{enlace}}',
  '{{minutos}}',
  '{{telefono}}',
  '{{tienda}}',
  '{{nada}}',
  '[Elegir]({{enlace}})',
  '[a {{nombre}}](https://x.example/{{nombre}})',
  '**',
  '{',
  '{{',
  '}}',
  '](',
  '[',
  ')',
  '\n',
  '\n\n',
  '<b>',
  ' ',
);
const anyText = fc
  .array(fc.oneof(fragments, fc.string({ maxLength: 5 })), { maxLength: 14 })
  .map((parts) => parts.join(''));

test('OWN-6 whatever text is accepted, nothing in the e-mail is left to fill in, and no tag of it is made', () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyText, anyText, anyText, (subject, text, note) => {
      const given = letterTexts.safeParse({ subject, title: 'Hola', text: `${text}\n\n[Elegir]({{enlace}})`, note });
      if (!given.success || letterErrors('password-reset', given.data).length > 0) return;
      accepted += 1;
      const mail = sampleLetter('password-reset', given.data, shopUrl);
      const html = emailHtml(mail, shopUrl);
      for (const part of [mail.subject, html, emailText(mail, shopUrl)]) expect(part).not.toContain('{{');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(html.replaceAll(/<strong style="font-weight:700">/g, '')).not.toMatch(/<b>|<script/i);
      expect(html).toContain(`href="${shopUrl}/user/changepassword/ana.paz"`);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test.each([
  ['AR', 'Argentina'],
  ['MX', 'México'],
  ['ES', 'España'],
] as const)('OWN-6 in %s the sample of a payment’s limit is in the time of %s, as e-mails are', (code, name) => {
  const before = shop();
  setShop({ ...before, country: countryOf(code) });
  const shown = emailText(sampleLetter('payment-pending', originalLetter('payment-pending'), shopUrl), shopUrl);
  setShop(before);
  expect(shown.match(/\(hora de .*?\)/g)).toEqual([`(hora de ${name})`]);
});

test.each([
  ['AR', true, true],
  ['CL', true, false],
  ['PE', false, false],
] as const)('OWN-6 in %s e-mails promise no more than its law gives', (code, hasRight, isFree) => {
  const before = shop();
  setShop({ ...before, country: countryOf(code) });
  const shown = (kind: LetterKind) => emailText(sampleLetter(kind, originalLetter(kind), shopUrl), shopUrl);
  const [approved, withdrawn] = [shown('payment-approved'), shown('withdrawal-received')];
  setShop(before);
  expect([approved.includes('/arrepentimiento'), withdrawn.includes('no le cuesta nada')]).toEqual([hasRight, isFree]);
});
