import type { letters, LetterKind } from '#contract/mail/letters/letters.ts';
import type { NamedValue } from '#contract/mail/letters/letter.ts';
import type { EmailRow } from '../email.ts';

/** What stands for a name: a text, an address, or rows. Undefined where there is none. */
export type LetterValue = string | readonly EmailRow[] | undefined;

type Defined<Value extends NamedValue> =
  | (Value['is'] extends 'block' ? readonly EmailRow[] : string)
  | (Value['canMiss'] extends true ? undefined : never);

/** The values that a kind of letter needs, besides those of every letter. */
export type ValuesOf<Kind extends LetterKind> = {
  readonly [Name in keyof (typeof letters)[Kind]['values']]: (typeof letters)[Kind]['values'][Name] extends NamedValue
    ? Defined<(typeof letters)[Kind]['values'][Name]>
    : never;
};
