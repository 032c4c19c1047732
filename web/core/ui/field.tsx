import { useId, type ReactNode } from 'react';

type FieldNotes = { readonly error?: string | undefined; readonly hint?: string | undefined };

/** Returns the props that connect a control with its label, hint and error (ids and ARIA attributes). */
export function useField({ error, hint }: FieldNotes) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined } };
}

type FieldProps = FieldNotes & { readonly id: string; readonly label: ReactNode; readonly children: ReactNode };

/** A label, a control, and the hint or the errors below it, one line each. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="label text-stone">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-stone">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-small text-danger empty:hidden">
        {error?.split('\n').map((sentence) => (
          <span key={sentence} className="block">
            {sentence}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The error of a group of fields, such as a list that is empty: it gets the focus in the place of a field. */
export function ErrorOfGroup({ children }: { readonly children: string | undefined }) {
  return (
    <p
      aria-live="polite"
      tabIndex={-1}
      data-wrong={children === undefined ? undefined : ''}
      className="text-small text-danger empty:hidden"
    >
      {children}
    </p>
  );
}

/** The classes of text fields and selects. */
export const controlLook =
  'min-h-control w-full rounded-soft border border-edge bg-sheet px-3.5 text-body text-ink transition-colors ' +
  'placeholder:text-stone hover:border-ink aria-invalid:border-danger disabled:bg-sand disabled:text-stone';
