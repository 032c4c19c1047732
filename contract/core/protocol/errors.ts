import { fill } from '#messages/messages.ts';
import { errorTable } from '#contract/error-table.ts';
import type { Conflict } from './row-version.ts';

type Values = Readonly<Record<string, string | number>>;

/** The error of one field: `path` as in the input ('cartItems.0.quantity'), and the message beside the field. */
export type FieldError = { readonly path: string; readonly message: string };

export type ErrorCode = keyof typeof errorTable;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}

/** An expected error. It has a code; `detail` is the message of that code. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly values: Values;
  readonly errors: readonly FieldError[];
  /** For `changed_meanwhile`. */
  readonly conflict: Conflict<unknown> | undefined;

  constructor(code: ErrorCode, values: Values = {}, errors: readonly FieldError[] = [], conflict?: Conflict<unknown>) {
    super(code);
    this.name = 'ShopError';
    this.code = code;
    this.values = values;
    this.errors = errors;
    this.conflict = conflict;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  get detail(): string {
    return fill(errorTable[this.code].detail, this.values);
  }
}

/**
 * The body of an error response, application/problem+json (RFC 9457). The members after `detail` are extensions;
 * `conflict` holds the current row as the call returns it.
 */
export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly values: Values;
  readonly errors: readonly FieldError[];
  readonly conflict?: Conflict<unknown>;
};
