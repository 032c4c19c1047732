import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: ReactNode;
  /** What could be done about it. */
  readonly children?: ReactNode;
  /** A way on. */
  readonly action?: ReactNode;
};

/** Where a list would be. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid content-start justify-items-center gap-4 px-4 py-16 text-center">
      <p className="font-display text-title text-balance">{title}</p>
      {children && <div className="max-w-prose text-small text-stone">{children}</div>}
      {action}
    </div>
  );
}
