import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

type BulkBarProps = {
  readonly count: number;
  /** True if all rows of the page are chosen. */
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  /** The actions. */
  readonly children: ReactNode;
};

/** The actions for the chosen rows, at the bottom of the window while the list is in view. */
export function BulkBar({ count, isAll, onAll, onClear, children }: BulkBarProps) {
  return (
    <div
      role="region"
      aria-label={t('desk-list.bulkActions')}
      className="sticky bottom-[calc(var(--desk-bar,0px)+0.75rem)] z-20 mx-3 mt-3 flex flex-wrap items-center gap-1 rounded-soft border border-ink bg-sheet py-2 pr-2 pl-1 shadow-lift"
    >
      <IconButton label={t('desk-list.clearSelection')} icon="close" onClick={onClear} />
      <p role="status" className="mr-auto text-small font-medium tabular-nums">
        {t('desk-list.chosen', { count })}
      </p>
      {!isAll && (
        <Button tone="quiet" size="small" className="min-h-11 px-2!" onClick={onAll}>
          {t('desk-list.chooseAll')}
        </Button>
      )}
      {children}
    </div>
  );
}
