import { expect, test } from 'vitest';
import { questionName } from '#contract/office/assistant.ts';
import { demoAnswers, start } from './demo-answers.ts';

const names = demoAnswers.map(({ name }) => name);

test('BOT-1 the demo script answers about thirty questions, each once, in the stored form', () => {
  expect(names.length).toBeGreaterThanOrEqual(25);
  expect(new Set(names).size).toBe(names.length);
  expect(names.map((name) => questionName.parse(name))).toEqual(names);
});

test('BOT-1 every answer of the demo script has follow-ups, and all of them have an answer', () => {
  for (const { name, alternativa } of demoAnswers) {
    expect({ name, unanswered: alternativa.filter((one) => !names.includes(one)) }).toEqual({ name, unanswered: [] });
    expect({ name, ways: alternativa.length }).not.toEqual({ name, ways: 0 });
    expect(new Set([...alternativa, name]).size).toBe(alternativa.length + 1);
  }
});

test('BOT-1 the demo script is one tree: everything but thanks is reached from the first message', () => {
  const reached = new Set([start]);
  for (const name of reached) {
    for (const next of demoAnswers.find((one) => one.name === name)?.alternativa ?? []) reached.add(next);
  }
  expect(names.filter((name) => !reached.has(name))).toEqual(['Gracias']);
});
