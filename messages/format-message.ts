import type { Language } from './languages.ts';

/** The arguments of a message, by their names. An argument that decides a plural is a number. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills in a message of the ICU format: `{name}`, `{count, plural, =0 {none} one {# piece} other {# pieces}}` and
 * `{kind, select, a {text} other {text}}`, which may contain each other. An argument without a value stays as written.
 * Libraries for the whole format are larger than all the messages of a shopper's page; the catalogues use no more than
 * this, and messages/catalogues.test.ts compares the results with such a library.
 */
export function formatMessage(language: Language, message: string, values: Values): string {
  let at = 0;

  function textUntilBrace(count: number | undefined): string {
    let text = '';
    while (at < message.length && message[at] !== '}') {
      const sign = message[at];
      at += 1;
      if (sign === '{') text += argument(count);
      else if (sign === '#' && count !== undefined) text += String(count);
      else text += sign;
    }
    return text;
  }

  /** Returns what is before the next of the signs, which is skipped. */
  function wordBefore(signs: RegExp): string {
    const start = at;
    while (at < message.length && !signs.test(message[at] ?? '')) at += 1;
    at += 1;
    return message.slice(start, at - 1).trim();
  }

  function argument(outerCount: number | undefined): string {
    const name = wordBefore(/[,}]/);
    const value = values[name] ?? `{${name}}`;
    if (message[at - 1] === '}') return String(value);
    const isPlural = wordBefore(/,/) === 'plural';
    const rule = isPlural ? new Intl.PluralRules(language).select(Number(value)) : String(value);
    const branches: Record<string, string> = {};
    for (let label = wordBefore(/[{}]/); label !== ''; label = wordBefore(/[{}]/)) {
      branches[label] = textUntilBrace(isPlural ? Number(value) : outerCount);
      at += 1;
    }
    return branches[`=${value}`] ?? branches[rule] ?? branches['other'] ?? '';
  }

  return textUntilBrace(undefined);
}
