import type { ReactNode } from 'react';

/** A part of a long form under its title. */
export function FormBlock({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-title">{title}</legend>
      {children}
    </fieldset>
  );
}
