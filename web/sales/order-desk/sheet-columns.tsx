import { t } from '#messages/messages.ts';
import { useId, useState } from 'react';
import { sheetColumns, sheetColumnTitle } from '#contract/sales/order-desk/order-sheet.ts';
import { ColumnChecks } from '#web/core/desk-list/column-checks.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Icon } from '#web/core/ui/icon.tsx';

/** A menu of the columns of the spreadsheet, saved for the administrator. The order's number is always in it. */
export function SheetColumns({ hidden: saved }: { readonly hidden: readonly string[] }) {
  const id = useId();
  const [hidden, setHidden] = useState(saved);
  const columns = sheetColumns.slice(1).map((key) => ({ key, title: sheetColumnTitle(key) }));
  return (
    <div className="noscript:hidden">
      <Button tone="quiet" size="small" className="min-h-11" popoverTarget={id}>
        {t('order-desk.sheetColumns')}
        <Icon name="down" size={16} />
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('order-desk.sheetColumns')}
        className="max-h-[70vh] w-64 overflow-y-auto rounded-soft border border-line bg-sheet p-4 shadow-lift below-invoker backdrop:bg-transparent"
        style={{ positionTryFallbacks: 'flip-inline, flip-block' }}
      >
        <ColumnChecks list="order-sheet" columns={columns} hidden={hidden} onChange={setHidden} />
      </div>
    </div>
  );
}
