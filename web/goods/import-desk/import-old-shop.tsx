import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';

type ImportOldShopProps = {
  readonly of: Pick<ProductImport, 'state' | 'oldShop'>;
  /** How many products have no picture. */
  readonly unpictured: number;
};

/** Lets the owner say where the old shop is, whose pages are asked for the pictures that the file does not have. */
export function ImportOldShop({ of: { state, oldShop }, unpictured }: ImportOldShopProps) {
  const [address, setAddress] = useState(oldShop ?? '');
  const { data, submit, isBusy } = useRequest<ActionOutcome>({ what: t('import-desk.notDone'), told: 'message' });
  useToast(data?.isDone ? data : undefined);
  useUnsaved(address.trim() !== (oldShop ?? '') && !isBusy);
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ what: 'old-shop', address }, { method: 'post' });
      }}
    >
      <TextField
        label={t('import-desk.oldShop')}
        value={address}
        inputMode="url"
        autoComplete="url"
        hint={t('import-desk.oldShopHint', { count: unpictured })}
        error={data?.isDone === false ? (data.errors?.address ?? data.message) : undefined}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" size="small" tone="outline" className="min-h-11 justify-self-start" busy={isBusy}>
        {state === 'written' ? t('import-desk.askOldShop') : t('import-desk.useOldShop')}
      </Button>
    </form>
  );
}
