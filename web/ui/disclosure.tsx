import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  /** Those of one group open one at a time. */
  readonly group?: string;
};

/** A part of a page that opens under its title. */
export function Disclosure({ title, children, open, group }: DisclosureProps) {
  return (
    <details open={open} name={group} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-small font-medium">
        {title}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div className="pb-5 text-small text-stone">{children}</div>
    </details>
  );
}
