import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlLook, Field, useField } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'id'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** A native select with its label; its options are its children. */
export function SelectField({ label, error, hint, className, children, ...rest }: SelectFieldProps) {
  const { id, control } = useField({ error, hint });
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <span className="relative grid items-center">
        <select {...rest} {...control} className={joinClasses(controlLook, 'appearance-none pr-10', className)}>
          {children}
        </select>
        <span className="pointer-events-none absolute right-3">
          <Icon name="down" size={16} />
        </span>
      </span>
    </Field>
  );
}
