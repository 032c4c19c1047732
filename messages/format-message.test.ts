import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';
import { languages } from './languages.ts';

const counts = [0, 1, 2, 5, 21];

const messages = [
  'Nada',
  'Hola {name}',
  '{name}: {count}',
  '{count, plural, one {# talle} other {# talles}}',
  '{count, plural, =0 {nada} one {# prenda de {name}} other {# prendas de {name}}}.',
  '{kind, select, men {para él} women {para ella} other {para todos}}, {name}',
  '{kind, select, men {{count} de {name}} other {{count}}} «{name}»',
  "It's {name}",
];

test.each(messages)('OWN-2 «%s» is formatted as by a library for the whole ICU format', (message) => {
  for (const language of languages) {
    const library = new IntlMessageFormat(message, language);
    for (const count of counts) {
      for (const kind of ['men', 'women', 'none']) {
        const values = { name: 'Ana', count, kind };
        expect(formatMessage(language, message, values)).toBe(library.format(values));
      }
    }
  }
});

test('an argument without a value stays as written', () => {
  expect(formatMessage('es-AR', 'De {name}', {})).toBe('De {name}');
});

test('a value is never read as a message', () => {
  expect(formatMessage('es-AR', '{name}!', { name: '{count, plural, other {#}} {name}' })).toBe(
    '{count, plural, other {#}} {name}!',
  );
});
