import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: ReactNode;
  /** Advice. */
  readonly children?: ReactNode;
  /** A link or button. */
  readonly action?: ReactNode;
};

/** Shown in the place of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid content-start justify-items-center gap-4 px-4 py-16 text-center">
      <p className="font-display text-title text-balance">{title}</p>
      {children && <div className="max-w-prose text-small text-stone">{children}</div>}
      {action}
    </div>
  );
}
