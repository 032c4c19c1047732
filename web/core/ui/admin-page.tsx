import type { ReactNode } from 'react';

type AdminPageProps = {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A page of the back office: denser than the shop's, with the title and actions in one row. The frame says above it where
 * the page belongs.
 */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <main className="px-4 pb-6 lg:px-8 lg:pb-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-title md:text-wordmark">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
