import type { ReactNode } from 'react';

type SpecimenProps = { readonly title: string; readonly children: ReactNode };

/** One component with its states side by side. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2 className="label text-stone">{title}</h2>
      {children}
    </section>
  );
}
