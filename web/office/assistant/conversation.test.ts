import { expect, test } from 'vitest';
import { answered, isConversation, mostTurns, noConversation, steppedBack, type Turn } from './conversation.ts';

const hello = { kind: 'answer', name: 'Inicio', respuesta: 'Hola', alternativa: ['Envíos'] } as const;
const first = answered(noConversation, null, { ...hello, alternativa: ['Envíos'] });
const message = { ...hello, alternativa: ['Envíos'] };

test('BOT-1 answers are appended; a first message starts a new conversation', () => {
  const two = answered(first, 'Envíos', message);
  expect(two.map(({ asked }) => asked)).toEqual([null, 'Envíos']);
  expect(answered(two, null, message)).toEqual(first);
});

test('BOT-1 a step back removes the last answer, never the first message', () => {
  expect(steppedBack(answered(first, 'Envíos', message))).toEqual(first);
  expect(steppedBack(first)).toEqual(first);
  expect(steppedBack(noConversation)).toEqual([]);
});

test('BOT-1 a long conversation keeps its newest turns', () => {
  const names = Array.from({ length: mostTurns + 5 }, (_, place) => `Pregunta ${place}`);
  const long = names.reduce((turns, asked) => answered(turns, asked, message), first);
  expect(long).toHaveLength(mostTurns);
  expect(long.at(-1)?.asked).toBe(names.at(-1));
  expect(isConversation(long)).toBe(true);
});

const turn: Turn = { asked: null, kind: 'answer', respuesta: 'Hola', alternativa: [] };

test.each([
  ['none', []],
  ['one turn', [turn]],
])('SHELL-5 %s is a conversation', (_, value) => expect(isConversation(value)).toBe(true));

test.each([
  ['null', null],
  ['an object', {}],
  ['a list of words', ['Hola']],
  ['no answer', [{ ...turn, respuesta: undefined }]],
  ['another kind', [{ ...turn, kind: 'html' }]],
  ['an endless answer', [{ ...turn, respuesta: 'a'.repeat(2001) }]],
  ['an endless question', [{ ...turn, asked: 'a'.repeat(201) }]],
  ['a question that is no text', [{ ...turn, asked: 7 }]],
  ['alternatives that are no texts', [{ ...turn, alternativa: [{ toString: 1 }] }]],
  ['endless alternatives', [{ ...turn, alternativa: Array.from({ length: 21 }, () => 'a') }]],
  ['too many turns', Array.from({ length: mostTurns + 1 }, () => turn)],
])('SHELL-5 %s is no conversation', (_, value) => expect(isConversation(value)).toBe(false));
