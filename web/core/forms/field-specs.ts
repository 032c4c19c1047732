import { t } from '#messages/messages.ts';
import type { ComponentProps } from 'react';
import type { Option } from '../ui/options-field.tsx';
import type { FieldWords } from './field-conflicts.ts';

/** A value that a form can hold and send: what JSON can say. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue | undefined };

type Values = Readonly<Record<string, unknown>>;

type Common = {
  readonly hint?: string;
  /** Its place in the errors of the contract's schema, if that is not its name: 'days.from'. */
  readonly at?: string;
  /** True if it is as wide as both columns of its block. */
  readonly isWide?: boolean;
  /** Whether it is shown, by the values of the form. */
  readonly when?: (values: Values) => boolean;
};

type Line = Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength'> & {
  readonly type?: 'text' | 'email' | 'tel' | 'datetime-local';
};

type Area = { readonly rows?: number; readonly maxLength?: number };

/** `clears` names fields that begin anew once another one is chosen. */
type Choosing = { readonly clears?: readonly string[] };

/** How a field is shown. A `part` is shown by the form itself. */
export type Control = Common &
  Line &
  Area &
  Choosing & {
    readonly as: 'line' | 'area' | 'rich' | 'choice' | 'check' | 'part';
    readonly label: string;
    readonly options?: (values: Values) => readonly Option[];
  };

/** A field of a form as data: its control, its value in a new form, and what a version conflict calls it. */
export type FieldSpec<Value extends FieldValue> = FieldWords<Value> & {
  readonly control: Control;
  readonly start: Value;
  readonly isValue: (value: unknown) => value is Value;
};

/** Any field, for what does not depend on its value. */
export type AnyField = Pick<FieldSpec<FieldValue>, 'label' | 'control' | 'start'> & {
  readonly isValue: (value: unknown) => boolean;
};

export type Fields = Readonly<Record<string, AnyField>>;

/** The values of fields. */
export type ValuesOf<Specs extends Fields> = { readonly [Name in keyof Specs]: Specs[Name]['start'] };

/** What is special of a field: what a version conflict says of it if that is not its label, and its first value. */
type Told<Value> = Partial<Omit<FieldWords<Value>, 'label'>> & { readonly told?: string; readonly start?: Value };

const isText = (value: unknown): value is string => typeof value === 'string';

function text(
  as: Control['as'],
  label: string,
  {
    told = label,
    start = '',
    shown = (typed) => typed.trim(),
    logged,
    taken,
    ...control
  }: Told<string> & Partial<Control>,
): FieldSpec<string> {
  return { label: told, start, shown, logged, taken, isValue: isText, control: { ...control, as, label } };
}

/** A text of one line. Its longest length is the contract's, unless it says another. */
export const line = (label: string, special: Told<string> & Common & Line = {}) => text('line', label, special);

/** A text of several lines. */
export const area = (label: string, special: Told<string> & Common & Area = {}) => text('area', label, special);

/** A text with headings, lists and links, as HTML. */
export const rich = (label: string, special: Told<string> & Common = {}) => text('rich', label, special);

/** One of a list, such as of rows, which may depend on other values. What is chosen may be gone from it. */
export function choiceOf(
  label: string,
  listed: readonly Option[] | ((values: Values) => readonly Option[]),
  special: Told<string> & Common & Choosing = {},
): FieldSpec<string> {
  const options = (values: Values) => (typeof listed === 'function' ? listed(values) : listed);
  const shown = (chosen: string) => options({}).find(([value]) => value === chosen)?.[1] ?? chosen;
  return text('choice', label, { shown, ...special, options });
}

/** One of few that the program knows, by their names. */
export function choice<Value extends string>(
  label: string,
  names: Readonly<Record<Value, string>>,
  {
    told = label,
    start,
    logged,
    taken,
    ...control
  }: Omit<Told<NoInfer<Value>>, 'shown'> & Common & { readonly start: NoInfer<Value> },
): FieldSpec<Value> {
  const isValue = (value: unknown): value is Value => typeof value === 'string' && Object.hasOwn(names, value);
  const options = () => Object.entries<string>(names);
  const shown = (value: Value) => names[value];
  return { label: told, start, shown, logged, taken, isValue, control: { ...control, as: 'choice', label, options } };
}

const yesOrNo = (is: boolean) => (is ? t('forms.yes') : t('forms.no'));

/** Yes or no. */
export function check(
  label: string,
  { told = label, start = false, shown = yesOrNo, logged, taken, ...control }: Told<boolean> & Common = {},
): FieldSpec<boolean> {
  const isValue = (value: unknown): value is boolean => typeof value === 'boolean';
  return { label: told, start, shown, logged, taken, isValue, control: { ...control, as: 'check', label } };
}

/** What says whether a value is right, as a schema of zod does. */
type Schema = { readonly safeParse: (value: unknown) => { readonly success: boolean } };

/** What the form itself shows, such as a list of rows; `kept` accepts its value over an expired session. */
export function part<Value extends FieldValue>(
  label: string,
  words: Omit<FieldWords<Value>, 'label'> & { readonly start: Value; readonly kept: Schema },
): FieldSpec<Value> {
  const isValue = (value: unknown): value is Value => words.kept.safeParse(value).success;
  return { ...words, label, isValue, control: { as: 'part', label } };
}

/** Returns the props of the control of a text of one line. */
export const inputOf = ({ label, type, inputMode, autoComplete, placeholder, maxLength }: Control) => ({
  label,
  type,
  inputMode,
  autoComplete,
  placeholder,
  maxLength,
});
