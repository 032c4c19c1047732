import { expect, test } from 'vitest';
import { firstLanguage, languages } from '#messages/languages.ts';
import { catalogueTexts, sourceLines, withoutComments } from './sentences.ts';
import { addressFaultsOf, faultsOf, specified } from './voice.ts';
import { spoken } from './spoken.ts';

test('VOICE-1 no sentence of the shop says tú or vos, or a second word for the same thing', () => {
  const lines = sourceLines(['contract', 'web', 'server']);
  // The headings of label files are the carriers' words, those of files of other shops the words of all countries.
  const headings =
    /^server\/(?:sales\/fulfilment\/labels|goods\/imports\/reading\/headings)\/|^server\/office\/moving-in\/record-headings/;
  const own = lines.filter(({ place }) => !headings.test(place));
  const faults = own.flatMap(({ place, text }) =>
    spoken(text).flatMap((sentence) => faultsOf(sentence).map((fault) => `${place}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

test('VOICE-1 no sentence of the simulator of payments says tú or vos', () => {
  const faults = sourceLines(['sandbox']).flatMap(({ place, text }) =>
    spoken(text).flatMap((sentence) => addressFaultsOf(sentence).map((fault) => `${place}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

/** Words that people type to find a page. */
const typed = /^(?:admin-links|finder)\.\w+Words$/;

/** The names of arguments, and of the branches of a choice, are words of the code. */
const withoutNames = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, '…')
    .replaceAll(/\{\w+, \w+,/g, '')
    .replaceAll(/=?\w+ \{/g, '');

test('VOICE-1 no text of the catalogue of Argentina does', () => {
  const said = Object.entries(catalogueTexts(firstLanguage)).filter(([key]) => !typed.test(key));
  const faults = said.flatMap(([key, text]) => faultsOf(withoutNames(text)).map((fault) => `${key}: ${fault}`));
  expect(faults).toEqual([]);
});

test.each(languages.filter((language) => language !== firstLanguage && language.startsWith('es-')))(
  'VOICE-1 no text of %s says tú or vos',
  (language) => {
    const faults = Object.entries(catalogueTexts(language)).flatMap(([key, text]) =>
      addressFaultsOf(text).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  },
);

test('every specified sentence is still in the texts, so that the list has no exception for nothing', () => {
  const lines = sourceLines(['contract', 'server']).map(({ text }) => text);
  const all = [...Object.values(catalogueTexts(firstLanguage)), ...lines].join('\n');
  expect(specified.filter((sentence) => !all.includes(sentence))).toEqual([]);
});

test.each([
  ['Elegí tu talle', 2],
  ['Puedes seguir comprando', 1],
  ['Revisá los datos', 1],
  ['Ver la bolsa', 1],
  ['Le enviamos un mail', 1],
  ['Elija su talle y agréguelo al carrito', 0],
  ['Es necesario ingresar tu nombre', 0],
  ['Es necesario ingresar tu nombre y tu edad', 1],
] as const)('«%s» has %i faults', (sentence, count) => {
  expect(faultsOf(sentence)).toHaveLength(count);
});

test('comments are not read, and lines keep their numbers', () => {
  expect(withoutComments("/* tu\n vos */\n// tu\nconst a = 'b';")).toBe("\n\n\nconst a = 'b';");
});

test('what people read in a line of code is its strings of several words and its text between tags', () => {
  expect(spoken(`<p className="text-small">Vea su carrito</p>`)).toEqual(['Vea su carrito']);
  expect(spoken("title: 'Ver la bolsa', kind: 'bolsa',")).toEqual(['Ver la bolsa']);
  expect(spoken('          Cerrar sesión')).toEqual(['Cerrar sesión']);
});
