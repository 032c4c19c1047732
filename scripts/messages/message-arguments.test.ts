import { expect, test } from 'vitest';
import { argumentsOf, argumentTypes } from './message-arguments.ts';

test('OWN-2 an argument that decides a plural is a number, others are texts', () => {
  expect([...argumentsOf('{count, plural, one {# de {name}} other {# de {name}}}')]).toEqual([
    ['count', 'number'],
    ['name', 'text'],
  ]);
  expect(argumentTypes({ 'a.b': 'Hola {name}', 'a.c': 'Hola' })).toContain(
    "export type MessageArguments = {\n  'a.b': { readonly name: Text };\n};",
  );
});

test.each(['{count, plural, one {#}', '{at, date}', '{a, select, x {{n, plural, other {#}}} other {}}'])(
  'what the shop cannot format is refused: %s',
  (message) => {
    expect(() => argumentsOf(message)).toThrow(/./);
  },
);
