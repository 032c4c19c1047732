import type { z } from 'zod';
import type { FieldError } from './errors.ts';

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
  return unfit.length === 1 ? `El carácter ${list} no se admite.` : `Los caracteres ${list} no se admiten.`;
}

/** Returns 'Tiene 75 caracteres y puede tener hasta 70.' */
export function tooLongWords(length: number, most: number | bigint): string {
  return `Tiene ${length} caracteres y puede tener hasta ${most}.`;
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
    return tooLongWords(String(value).trim().length, maximum);
  }
  if (origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    return message.includes(String(maximum)) ? `Hay ${count}.` : `Hay ${count} y puede haber hasta ${maximum}.`;
  }
  return inclusive === false ? `Debe ser menor que ${maximum}.` : `No puede ser mayor que ${maximum}.`;
}

/** An empty text needs no exact reason. */
function tooSmallWords({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, value: unknown): string | undefined {
  if (origin === 'string') {
    const { length } = String(value).trim();
    return length === 0 ? undefined : `Tiene ${length} caracteres y debe tener al menos ${minimum}.`;
  }
  if (origin === 'array') return undefined;
  return inclusive === false ? `Debe ser mayor que ${minimum}.` : `No puede ser menor que ${minimum}.`;
}

/** Handles patterns that only list the allowed characters: '/^[a-z ]*$/u' means e-mails and spaces. */
function unfitFor(pattern: string | undefined, text: string): string | undefined {
  const [, one, flags] = /^\/\^(\[[^\]]+\])[*+]\$\/(\w*)$/.exec(pattern ?? '') ?? [];
  return one === undefined ? undefined : unfitWords(text, new RegExp(`^${one}$`, flags));
}

const names: Readonly<Record<string, string>> = { ' ': 'espacio', '\n': 'salto de línea', '\t': 'tabulación' };

const shown = (character: string) => names[character] ?? character;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), input);
}

function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}
