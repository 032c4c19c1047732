import { expect, test } from 'vitest';
import { assistant } from '#contract/office/assistant.ts';
import { catalogues } from '#messages/catalogues.ts';
import { demoAnswers } from '../office/assistant/demo-answers.ts';
import { englishAnswers, englishScript } from './insert-demo-english.ts';
import { spanishIn } from './spanish-in.ts';

const pairs = Object.entries(englishAnswers);

const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted();

/** What the shop fills in, the addresses that become links, and the lines. */
const fixed = /\{\w+\}|\/(?:\w+(?:[/?]\w+)*(?:=\w+)?)|\n/g;

/** The numbers; English writes hours with their minutes. */
const numbersIn = (text: string) => found(text.replaceAll(':00', ''), /\d+/g);

test('OWN-2 BOT-1 each question of the demo has its English and its answer, and no entry is of another', () => {
  expect(Object.keys(englishScript).toSorted()).toEqual(demoAnswers.map(({ name }) => name).toSorted());
  const sources = demoAnswers.flatMap(({ name, respuesta, alternativa }) => [name, respuesta, ...alternativa]);
  expect(Object.keys(englishAnswers).toSorted()).toEqual([...new Set(sources)].toSorted());
  expect(new Set(Object.values(englishAnswers)).size).toBe(pairs.length);
});

test('OWN-2 BOT-1 the English answers have the numbers and addresses of their source, and its places to fill in', () => {
  for (const [source, english] of pairs) {
    expect([source, ...found(english, fixed)]).toEqual([source, ...found(source, fixed)]);
    expect([source, ...numbersIn(english)]).toEqual([source, ...numbersIn(source)]);
  }
});

test('OWN-2 BOT-1 the English answers have no Spanish word, no exclamation, and fit where answers are stored', () => {
  for (const [, english] of pairs) {
    expect([english, spanishIn(english), english.includes('!')]).toEqual([english, [], false]);
  }
  for (const { question, answer } of Object.values(englishScript)) {
    const given = { name: question, respuesta: answer, alternativa: [] };
    expect(assistant.addAnswer.input.parse(given).respuesta).toBe(answer);
  }
});

test('OWN-2 what the English answers quote is what the interface calls it', () => {
  const said = new Set<string>(Object.values(catalogues.en));
  const quoted = pairs.flatMap(([, english]) => [...english.matchAll(/“([^”]*)”/g)].map(([, words = '']) => words));
  expect(quoted).toHaveLength(5);
  expect(quoted.filter((words) => !said.has(words))).toEqual([]);
});
