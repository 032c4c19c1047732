import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';

/** The buttons that write an import, and that take it back after a question. */
export function ImportActions({ of: { state, counts } }: { readonly of: ProductImport }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, submit, isBusy } = useRequest<ActionOutcome>({ what: t('import-desk.notDone'), told: 'message' });
  useToast(data);
  const send = (fields: Record<string, string>) => void submit(fields, { method: 'post' });
  const written = counts.new + counts.changed;
  if (state === 'preview' && written > 0) {
    return (
      <Button
        size="small"
        className="min-h-11"
        busy={isBusy}
        onClick={() => send({ what: 'write', skipWrong: counts.wrong > 0 ? 'yes' : 'no' })}
      >
        {counts.wrong > 0
          ? t('import-desk.writeOthers', { count: written, wrong: counts.wrong })
          : t('import-desk.write', { count: written })}
      </Button>
    );
  }
  if (state !== 'written') return null;
  return (
    <>
      <Button size="small" tone="outline" className="min-h-11" busy={isBusy} onClick={() => setIsAsked(true)}>
        {t('import-desk.undo')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('import-desk.confirmUndo')}
        confirm={t('import-desk.undo')}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          send({ what: 'undo' });
        }}
      >
        {t('import-desk.undoHint', { count: counts.new })}
      </ConfirmDialog>
    </>
  );
}
