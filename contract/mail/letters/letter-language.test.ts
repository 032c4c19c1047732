import { setLanguageSource } from '#messages/present-language.ts';
import { afterEach, expect, test } from 'vitest';
import { letterErrors } from './letter-errors.ts';
import { letterTexts } from './letter-texts.ts';
import { letterGroups } from './letter.ts';
import { letterKinds, letterOf, valuesOfLetter, type LetterKind } from './letters.ts';

afterEach(() => setLanguageSource(() => 'es-AR'));

const wordsOf = (kind: LetterKind) => {
  const { group, name, when } = letterOf(kind);
  return [letterGroups[group](), name(), when(), ...Object.values(valuesOfLetter(kind)).map(({ means }) => means())];
};

test.each(letterKinds)('OWN-6 everything said about %s is in the language of who edits it', (kind) => {
  const spanish = wordsOf(kind);
  setLanguageSource(() => 'en');
  const english = wordsOf(kind);
  expect(english).toHaveLength(spanish.length);
  expect(english.filter((words) => spanish.includes(words))).toEqual([]);
});

test('OWN-6 errors in a text are said in the language of who edits it', () => {
  const texts = { subject: '{{tineda}}', title: 'Hola {{', text: '[Ver]({{enlace}})', note: '' };
  const said = () => letterErrors('password-reset', texts).map(({ message }) => message);
  const missing = () => letterTexts.safeParse({ ...texts, subject: '' }).error?.issues.map(({ message }) => message);
  expect([said(), missing()]).toEqual([
    [
      'No existe {{tineda}} en este correo. ¿Quiso decir {{tienda}}?',
      'Un nombre lleva dos llaves de cada lado, como {{tienda}}.',
    ],
    ['Escriba el asunto'],
  ]);
  setLanguageSource(() => 'en');
  expect([said(), missing()]).toEqual([
    [
      'There is no {{tineda}} in this e-mail. Did you mean {{tienda}}?',
      'A name has two braces on each side, such as {{tienda}}.',
    ],
    ['Enter the subject'],
  ]);
});
