import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** True if it is open at first. */
  readonly open?: boolean;
  /** Of one group only one can be open at a time. */
  readonly group?: string;
};

/** A collapsible part of a page, with its title. */
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
