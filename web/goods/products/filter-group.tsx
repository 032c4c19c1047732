import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';

/** The controls of one filter, under a heading if they have no label of their own. */
export function FilterGroup({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {title && <h2 className="label text-stone">{title}</h2>}
      {children}
    </div>
  );
}

/** Collapsed by default, because a single value can be chosen with the select above. */
export function Several({ children }: { readonly children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center text-caption text-stone max-lg:min-h-11 underline underline-offset-4">
        {t('catalogue.chooseSeveral')}
      </summary>
      <div className="grid gap-3 pt-1">{children}</div>
    </details>
  );
}
