import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlLook, Field, useField } from './field.tsx';
import { joinClasses } from './join-classes.ts';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> & {
  /** A password has a field of its own, which can show it. */
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'number' | 'date';
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** A line of text with its label and its error. The ref is the input's, to move the focus there. */
export function TextField({ label, error, hint, className, type = 'text', ...rest }: TextFieldProps) {
  const { id, control } = useField({ error, hint });
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <input {...rest} {...control} type={type} className={joinClasses(controlLook, className)} />
    </Field>
  );
}
