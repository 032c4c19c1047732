import type { ReactNode } from 'react';

type AdminPageProps = {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the back office: denser than the shop's, the title beside what can be done. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <main className="px-4 py-6 lg:px-8 lg:py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-title md:text-heading">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
