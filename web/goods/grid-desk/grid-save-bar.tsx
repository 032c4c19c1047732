import { t } from '#messages/messages.ts';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { Button } from '#web/core/ui/button.tsx';

type GridSaveBarProps = {
  /** How many cells are changed. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly canUndo: boolean;
  readonly alert: string | undefined;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
  readonly onSave: () => void;
};

/** Saves all changed cells at once, drops them, or takes the last batch back while nothing else is changed. */
export function GridSaveBar({ count, isBusy, canUndo, alert, onDiscard, onUndo, onSave }: GridSaveBarProps) {
  return (
    <SaveBar note={count > 0 ? t('product-grid.unsaved', { count }) : undefined} alert={alert}>
      <Button tone="quiet" disabled={count === 0 || isBusy} onClick={onDiscard}>
        {t('product-grid.discard')}
      </Button>
      <Button tone="outline" disabled={!canUndo || count > 0} busy={isBusy} onClick={onUndo}>
        {t('product-grid.undo')}
      </Button>
      <Button disabled={count === 0} busy={isBusy} onClick={onSave}>
        {t('product-grid.save', { count })}
      </Button>
    </SaveBar>
  );
}
