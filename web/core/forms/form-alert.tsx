import type { ReactNode } from 'react';
import { useIsAlive } from '../ui/use-is-alive.ts';
import type { FieldErrors } from './use-refused.ts';

type FormAlertProps = {
  /** The server's answer. Errors of fields are beside them, so its sentence is shown only without any. */
  readonly of?: { readonly detail: string; readonly errors: FieldErrors } | undefined;
  readonly children?: ReactNode;
};

/** Shows why a form was rejected as a whole; renders nothing without text. */
export function FormAlert({ of, children }: FormAlertProps) {
  const words = children || (of && Object.keys(of.errors).length === 0 && of.detail);
  if (!words) return null;
  return (
    <p role="alert" tabIndex={-1} data-wrong="" className="col-span-full text-small text-danger">
      {words}
    </p>
  );
}

/** Says that a form was saved where no toast can: without scripts. */
export function SavedWithoutScripts({ children }: { readonly children: ReactNode }) {
  if (useIsAlive()) return null;
  return (
    <p role="status" className="col-span-full text-small text-ok">
      {children}
    </p>
  );
}
