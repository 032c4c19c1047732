import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { argumentsOf } from '../scripts/messages/message-arguments.ts';
import { formatMessage } from './format-message.ts';
import { languages } from './languages.ts';

/** The names of arguments that count something. */
const counts = new Set(['count', 'days', 'left', 'length', 'quantity', 'seconds', 'stock', 'tries']);

/** Said only of several or of a fixed number, and of an amount of money. */
const ofSeveral = new Set([
  'accounts.passwordShort',
  'bag.unitsInBag',
  'catalogue.lowestPrice',
  'catalogue.severalChosen',
  'claims.bookRules',
  'claims.reversalAbout',
  'errors.refundTooMuch',
  'mailing.claimAnswerBy',
  'order-words.inInstalments',
  'status-page.seconds',
  'withdrawals.right',
]);

const read = (language: string) =>
  z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')));

test.each(languages)('OWN-2 one thing is told in the singular in %s', (language) => {
  const wrong = Object.entries(read(language)).flatMap(([key, text]) => {
    const kinds = [...argumentsOf(text)];
    const isCounted = kinds.some(([name, kind]) => kind === 'number' || counts.has(name));
    if (!isCounted || ofSeveral.has(key)) return [];
    const values = Object.fromEntries(
      kinds.map(([name, kind]) => [name, kind === 'number' || counts.has(name) ? 1 : 'x']),
    );
    const said = formatMessage(language, text, values);
    return /\b1 (?!más\b|is\b)\p{L}+s\b|\bquedan 1\b/u.test(said) ? [`${key}: ${said}`] : [];
  });
  expect(wrong).toEqual([]);
});
