import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { sheetColumns, sheetColumnTitle } from '#contract/sales/order-desk/order-sheet.ts';
import { ColumnChecks } from '#web/core/desk-list/column-checks.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';

type SheetColumnsProps = { readonly hidden: readonly string[]; readonly open: boolean; readonly onClose: () => void };

/** A dialog with the columns of the spreadsheet, saved for the administrator. The order's number is always in it. */
export function SheetColumns({ hidden: saved, open, onClose }: SheetColumnsProps) {
  const [hidden, setHidden] = useState(saved);
  const columns = sheetColumns.slice(1).map((key) => ({ key, title: sheetColumnTitle(key) }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('order-desk.sheetColumns')}
      actions={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className="max-h-[50dvh] overflow-y-auto text-ink">
        <ColumnChecks list="order-sheet" columns={columns} hidden={hidden} onChange={setHidden} />
      </div>
    </Dialog>
  );
}
