import type { ComponentPropsWithRef, ReactNode } from 'react';

type CheckFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode;
  /** Text after the label, such as a count. */
  readonly note?: ReactNode;
};

/** A checkbox; its label is part of the click target. */
export function CheckField({ label, note, ...rest }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small has-disabled:text-stone wide:min-h-8">
      <input {...rest} type="checkbox" className="size-4 flex-none accent-ink" />
      <span className="flex-1">{label}</span>
      {note !== undefined && <span className="text-caption text-stone tabular-nums">{note}</span>}
    </label>
  );
}
