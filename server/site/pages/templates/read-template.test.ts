import { expect, test } from 'vitest';
import { templateOf } from './read-template.ts';

const head = 'title: T\nslug: t\nabout: A\ndescription: D: con dos puntos\ndated: true';
const whole = (body: string, fields = head) => `---\n${fields}\n---\n\n<!--\nA law.\n-->\n\n${body}\n`;

test('OWN-5 a template is its fields and the blocks of its text, without the comment on the laws', () => {
  const text = '## Quién\n\nUno.\n\n- a\n- b\n\n1. c\n2. d\n\nReclame en {complaints}.';
  expect(templateOf(whole(text), 'CL')).toEqual({
    title: 'T',
    slug: 't',
    about: 'A',
    description: 'D: con dos puntos',
    isDated: true,
    blocks: [
      { block: 'heading', text: 'Quién' },
      { block: 'paragraph', text: 'Uno.' },
      { block: 'list', items: ['a', 'b'] },
      { block: 'steps', items: ['c', 'd'] },
      { block: 'paragraph', text: expect.stringMatching(/^Reclame en \[www\.sernac\.cl\]\(https:/) },
    ],
  });
});

test.each([
  ['a text without fields', '## Quién\n', 'fields, a comment and a text'],
  ['a field that is missing', whole('Uno.', 'title: T'), 'a template has a slug'],
  ['a line that is no field', whole('Uno.', `${head}\nsin valor`), "'sin valor' is no field"],
  ['lines that are no list', whole('Uno.\nDos.'), 'neither a list nor steps'],
])('OWN-5 %s is refused', (_, text, message) => {
  expect(() => templateOf(text, 'AR')).toThrow(message);
});
