import type { z } from 'zod';
import type { FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;

/**
 * What a schema refused, a sentence each, and after them what exactly is wrong with a field where its sentence does not
 * say so: the characters that are not admitted, or the limit and what was given.
 */
export function fieldErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  return distinct([...issues.map(saidOf), ...exactErrors(issues, input)]);
}

/** For each place, such as 'images.0', the first sentence of what is wrong there, and below it what exactly is. */
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

/** Two issues for one fault: the fixed sentence of a field, and what exactly is wrong, '' where that says it all. */
export function exactIssues(message: string, exact: string) {
  const said = { code: 'custom', message } as const;
  return exact === '' ? [said] : [said, { ...said, message: exact, params: { isExact: true } }];
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

/** A sentence that names the limit needs no second one. */
function saysAlready(issue: Issue): boolean {
  if (issue.code === 'too_big') return issue.origin !== 'array' && issue.message.includes(String(issue.maximum));
  return issue.code === 'too_small' && issue.message.includes(String(issue.minimum));
}

function distinct(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(
    (one, index) => errors.findIndex(({ path, message }) => path === one.path && message === one.message) === index,
  );
}

/** 'El carácter % no se admite.' for what a text holds besides `admitted`, a pattern of one character; else undefined. */
export function unfitWords(text: string, admitted: RegExp): string | undefined {
  const unfit = [...new Set(text)].filter((character) => !admitted.test(character));
  if (unfit.length === 0) return undefined;
  const list = unfit.slice(0, 8).map(shown).join(' ');
  return unfit.length === 1 ? `El carácter ${list} no se admite.` : `Los caracteres ${list} no se admiten.`;
}

/** 'Tiene 75 caracteres y puede tener hasta 70.' */
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

/** Of a text that is missing nothing more needs to be said. */
function tooSmallWords({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, value: unknown): string | undefined {
  if (origin === 'string') {
    const { length } = String(value).trim();
    return length === 0 ? undefined : `Tiene ${length} caracteres y debe tener al menos ${minimum}.`;
  }
  if (origin === 'array') return undefined;
  return inclusive === false ? `Debe ser mayor que ${minimum}.` : `No puede ser menor que ${minimum}.`;
}

/** Where a pattern only says of which characters a text is made: '/^[a-z ]*$/u' of letters and spaces. */
function unfitFor(pattern: string | undefined, text: string): string | undefined {
  const [, one, flags] = /^\/\^(\[[^\]]+\])[*+]\$\/(\w*)$/.exec(pattern ?? '') ?? [];
  return one === undefined ? undefined : unfitWords(text, new RegExp(`^${one}$`, flags));
}

const names: Readonly<Record<string, string>> = { ' ': 'espacio', '\n': 'salto de línea', '\t': 'tabulación' };

const shown = (character: string) => names[character] ?? character;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
