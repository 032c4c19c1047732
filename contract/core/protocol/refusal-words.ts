import { t } from '#messages/messages.ts';
import type { z } from 'zod';
import type { FieldError } from './errors.ts';
import { longText, shortText } from '../fields/short-text.ts';

type Issue = z.core.$ZodIssue;

/**
 * Returns a message for each rejected field, and after it the exact reason if the message does not contain it: the
 * characters that are not allowed, or the limit and the given size.
 */
export function fieldErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  return distinct([...issues.map(saidOf), ...exactErrors(issues, input)]);
}

/** Returns, for each path such as 'images.0', the first message, and below it the exact reason. */
export function wordsByPlace(issues: readonly Issue[], input: unknown): Readonly<Record<string, string>> {
  const exact = exactErrors(issues, input);
  const first = issues.filter((issue) => !isExact(issue)).map(saidOf);
  const places = Map.groupBy(distinct([...first, ...exact]), ({ path }) => path);
  return Object.fromEntries(
    [...places].map(([path, [head, ...rest]]) => {
      const below = rest.filter((one) => exact.some(({ message }) => message === one.message));
      return [path, [head, ...below].map((one) => one?.message).join('\n')];
    }),
  );
}

/** Returns two issues for one error: the fixed message of a field, and the exact reason, '' if there is none. */
export function exactIssues(message: string, exact: string) {
  const fixed = { code: 'custom', message } as const;
  return exact === '' ? [fixed] : [fixed, { ...fixed, message: exact, params: { isExact: true } }];
}

const isExact = (issue: Issue) => issue.code === 'custom' && issue.params?.['isExact'] === true;

const saidOf = ({ path, message }: Issue): FieldError => ({ path: path.join('.'), message });

function exactErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  return issues.flatMap((issue) => {
    if (isExact(issue)) return [saidOf(issue)];
    const message = exactWords(issue, valueAt(input, issue.path));
    return message === undefined || saysAlready(issue) ? [] : [{ ...saidOf(issue), message }];
  });
}

/** A message that names the limit needs no second one. */
function saysAlready(issue: Issue): boolean {
  if (issue.code === 'too_big') return issue.origin !== 'array' && issue.message.includes(String(issue.maximum));
  return issue.code === 'too_small' && issue.message.includes(String(issue.minimum));
}

function distinct(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(
    (one, index) => errors.findIndex(({ path, message }) => path === one.path && message === one.message) === index,
  );
}

/**
 * Returns 'El carácter % no se admite.' for characters of a text outside `admitted`, a pattern of one character; else
 * undefined.
 */
export function unfitWords(text: string, admitted: RegExp): string | undefined {
  const unfit = [...new Set(text)].filter((character) => !admitted.test(character));
  if (unfit.length === 0) return undefined;
  const list = unfit.slice(0, 8).map(shown).join(' ');
  return t('refusal-words.unfit', { count: unfit.length, list });
}

/** Returns 'Tiene 75 caracteres y puede tener hasta 70.' */
export function tooLongWords(length: number, most: number | bigint): string {
  return t('refusal-words.tooLong', { length, most: String(most) });
}

function exactWords(issue: Issue, value: unknown): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return tooBigWords(issue, value);
    case 'too_small':
      return tooSmallWords(issue, value);
    case 'invalid_format':
      return typeof value === 'string' ? unfitFor(issue.pattern, value.trim()) : undefined;
    default:
      return undefined;
  }
}

function tooBigWords({ origin, maximum, inclusive, message }: z.core.$ZodIssueTooBig, value: unknown): string {
  if (origin === 'string') {
    return tooLongWords(longText(String(value)).length, maximum);
  }
  if (origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    return message.includes(String(maximum))
      ? t('refusal-words.count', { count })
      : t('refusal-words.tooMany', { count, maximum: String(maximum) });
  }
  return inclusive === false
    ? t('refusal-words.notBelow', { maximum: String(maximum) })
    : t('refusal-words.above', { maximum: String(maximum) });
}

/** An empty text needs no exact reason. */
function tooSmallWords({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, value: unknown): string | undefined {
  if (origin === 'string') {
    const { length } = shortText(String(value));
    return length === 0 ? undefined : t('refusal-words.tooShort', { length, minimum: String(minimum) });
  }
  if (origin === 'array') return undefined;
  return inclusive === false
    ? t('refusal-words.notAbove', { minimum: String(minimum) })
    : t('refusal-words.below', { minimum: String(minimum) });
}

/** Handles patterns that only list the allowed characters: '/^[a-z ]*$/u' means e-mails and spaces. */
function unfitFor(pattern: string | undefined, text: string): string | undefined {
  const [, one, flags] = /^\/\^(\[[^\]]+\])[*+]\$\/(\w*)$/.exec(pattern ?? '') ?? [];
  return one === undefined ? undefined : unfitWords(text, new RegExp(`^${one}$`, flags));
}

function shown(character: string): string {
  switch (character) {
    case ' ':
      return t('refusal-words.space');
    case '\n':
      return t('refusal-words.lineBreak');
    case '\t':
      return t('refusal-words.tab');
    default:
      return character;
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), input);
}

function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}
