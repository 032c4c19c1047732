import { useState, type ChangeEvent } from 'react';
import { useRefused, type FieldErrors } from './use-refused.ts';

type FormOptions<Values> = {
  /** The initial values. Later ones do not change the form. */
  readonly start: Values | (() => Values);
  /** Returns the errors of the values, by field or by a path in one ('images.0'). */
  readonly errorsOf?: (values: Values) => FieldErrors;
  /** The server's errors for the last submission. */
  readonly refused?: FieldErrors | undefined;
  /** True if a form shows all errors from the start, as after it was sent without scripts. */
  readonly isSent?: boolean;
};

type Change<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

/** The fields with a text value. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The values of a form and their errors. A field's error is shown once the field was left, or after `showAll`; the
 * server's errors are shown at once, until the field changes.
 */
export function useForm<Values extends object>({ start, errorsOf, refused, isSent = false }: FormOptions<Values>) {
  const [values, setValues] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAllShown, setIsAllShown] = useState(isSent);
  const { errors: stillRefused, setErrors: setRefused, forgive } = useRefused(refused);

  const wrong = errorsOf?.(values) ?? {};
  const errors: FieldErrors = { ...stillRefused, ...wrong };
  const shown = (place: string) =>
    isAllShown || left.has(place) || stillRefused[place] !== undefined ? errors[place] : undefined;
  const leave = (place: string) => setLeft((before) => new Set([...before, place]));

  return {
    values,
    /** The errors of the current values. */
    wrong,
    /** The same, and those of rejected fields that have not changed. */
    errors,
    /** True if no value is invalid, and no rejected field is unchanged. */
    isRight: Object.keys(errors).length === 0,
    /** Returns the error to show for a field, or for a path in one. */
    shown,
    change(change: Change<Values>): void {
      setValues((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
      if (typeof change === 'object') forgive(...Object.keys(change));
    },
    leave,
    forgive,
    /** Sets values by name, for fields that are rendered from their description; `places` are those of their errors. */
    put(changed: Readonly<Record<string, unknown>>, ...places: readonly string[]): void {
      setValues((before) => ({ ...before, ...changed }));
      forgive(...Object.keys(changed), ...places);
    },
    showAll: () => setIsAllShown(true),
    /** Resets the form to other values. */
    restart(next: Values): void {
      setValues(next);
      setLeft(new Set());
      setIsAllShown(false);
      setRefused({});
    },
    /** Returns the props of a text control. */
    field: <Name extends TextName<Values>>(name: Name) => ({
      name,
      value: values[name],
      error: shown(name),
      onChange: ({ target: { value } }: ChangeEvent<TextControl>) => {
        setValues((before) => ({ ...before, [name]: value }));
        forgive(name);
      },
      onBlur: () => leave(name),
    }),
  };
}

/** A form as `useForm` returns it, for components that render a part of it. */
export type FormOf<Values extends object> = ReturnType<typeof useForm<Values>>;
