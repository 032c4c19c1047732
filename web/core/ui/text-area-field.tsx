import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlLook, Field, useField } from './field.tsx';
import { joinClasses } from './join-classes.ts';

type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** A multi-line text field with its label and error. */
export function TextAreaField({ label, error, hint, className, ...rest }: TextAreaFieldProps) {
  const { id, control } = useField({ error, hint });
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <textarea {...rest} {...control} className={joinClasses(controlLook, 'py-3', className)} />
    </Field>
  );
}
