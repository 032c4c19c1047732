import type { ReactNode } from 'react';

const looks = {
  ok: 'border-ok text-ok',
  warn: 'border-warn text-warn',
  plain: 'border-edge text-stone',
} as const;

/** A state as a coloured word. */
export function Mark({ look, children }: { readonly look: keyof typeof looks; readonly children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full border px-3 py-0.5 text-small whitespace-nowrap ${looks[look]}`}>
      {children}
    </span>
  );
}
