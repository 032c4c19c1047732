import type { Language } from './languages.ts';

/** The arguments of a message, by their names. An argument that decides a plural is a number. */
export type Values = Readonly<Record<string, string | number>>;

/** Matches a branch of a plural or a choice. */
const branch = /(=?\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Matches an argument: its name, 'plural' or 'select', and the branches. */
const argument = /\{(\w+)(?:, (\w+),((?: =?\w+ \{(?:[^{}]|\{\w+\})*\})+))?\}/g;

/** Kept, because making one takes longer than filling in a message. */
const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

/**
 * Fills in a message of the ICU format: `{name}`, `{count, plural, =0 {none} one {# piece} other {# pieces}}` and
 * `{kind, select, a {text} other {text}}`, whose branches may contain `{name}`. An argument without a value stays as written.
 * Libraries for the whole format are larger than all the messages of a shopper's page; the catalogues use no more than
 * this, and messages/catalogues.test.ts compares the results with such a library.
 */
export function formatMessage(language: Language, message: string, values: Values): string {
  return message.replace(argument, (whole, name: string, kind: string | undefined, branches = '') => {
    const value = values[name] ?? whole;
    if (!kind) return String(value);
    const texts = Object.fromEntries([...branches.matchAll(branch)].map(([, label, said]) => [label, said]));
    const isPlural = kind === 'plural';
    const rule = isPlural ? (pluralRules[language] ??= new Intl.PluralRules(language)).select(Number(value)) : value;
    const said: string = texts[`=${value}`] ?? texts[rule] ?? texts['other'];
    return formatMessage(language, isPlural ? said.replaceAll('#', `${value}`) : said, values);
  });
}
