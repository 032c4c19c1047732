import { useState, type ReactNode } from 'react';
import { Icon } from '#web/core/ui/icon.tsx';

type FilterSectionProps = {
  readonly title: string;
  /** True if one of its filters is active, or if it is open at first for another reason. */
  readonly open: boolean;
  readonly children: ReactNode;
};

/** A collapsible filter. It opens when it becomes active, and closes only by its heading. */
export function FilterSection({ title, open, children }: FilterSectionProps) {
  const [wasOpen, setWasOpen] = useState(open);
  return (
    <details
      open={open || wasOpen}
      onToggle={(event) => setWasOpen(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-11 list-none items-center justify-between">
        <h2 className="label">{title}</h2>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
