import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlLook, Field, useField } from './field.tsx';
import { joinClasses } from './join-classes.ts';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> & {
  /** A password has its own component, which can show it. */
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'number' | 'date' | 'datetime-local';
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** A text field with its label and error. The ref is the input's, for moving the focus. */
export function TextField({ label, error, hint, className, type = 'text', ...rest }: TextFieldProps) {
  const { id, control } = useField({ error, hint });
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {/* An error that several fields share is described by its own id. */}
      <input {...control} {...rest} type={type} className={joinClasses(controlLook, className)} />
    </Field>
  );
}
