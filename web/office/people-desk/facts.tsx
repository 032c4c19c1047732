import type { ReactNode } from 'react';

type FactsProps = {
  readonly title: string;
  /** Names and values; an empty value is shown as a dash. */
  readonly facts: readonly (readonly [name: string, value: string | null])[];
  /** True for two facts beside each other. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
};

/** A titled part of a page with facts that are not edited there. */
export function Facts({ title, facts, isWide = false, children }: FactsProps) {
  return (
    <section aria-label={title} className="grid gap-4 rounded-soft border border-line bg-sheet p-4 md:p-5">
      <h2 className="text-small font-medium">{title}</h2>
      {facts.length > 0 && (
        <dl className={isWide ? 'grid gap-x-8 gap-y-4 sm:grid-cols-2' : 'grid gap-4'}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-caption text-stone">{name}</dt>
              <dd className="mt-0.5 text-small wrap-anywhere">{value || '—'}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
