import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { ChangeReason } from '#contract/goods/stock/movement-kinds.ts';
import type { Product } from '#contract/goods/products.ts';
import type { Variant } from '#contract/goods/sizes/variant.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { controlLook } from '#web/core/ui/field.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { StockReason } from '../stock-desk/stock-reason.tsx';
import type { StockAnswer } from './stock-answer.ts';

type StockDialogProps = {
  readonly product: Pick<Product, 'id' | 'name'>;
  readonly onClose: () => void;
  /** Gets what was changed, and the sizes as they are then. */
  readonly onSaved: (changes: readonly StockChange[], variants: readonly Variant[]) => void;
};

/** By how many units a size was changed. */
export type StockChange = { readonly variantId: number; readonly change: number };

const isWrong = (text: string) => !/^\d{1,5}$/.test(text.trim());

/**
 * The stock of each size, loaded when the dialog opens. Changes are sent as differences, so that no concurrent sale is
 * lost.
 */
export function StockDialog({ product, onClose, onSaved }: StockDialogProps) {
  const address = href('/admin/products/:productId/stock', { productId: String(product.id) });
  const { data, state, load, submit, notice } = useRequest<StockAnswer>({
    what: t('product-desk.stockUnknown'),
    told: 'beside',
    // A difference must not be applied twice: if the request may have succeeded, load the present stock instead of
    // retrying.
    onDoubt: () => void load(address),
  });
  const ids = useId();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState<ChangeReason>('count');
  const [note, setNote] = useState('');
  const sent = useRef<readonly StockChange[]>([]);
  useEffect(() => {
    void load(address);
  }, [address, load]);
  useEffect(() => {
    if (!data?.outcome?.isDone) return;
    onSaved(sent.current, data.variants);
    onClose();
  }, [data, onClose, onSaved]);

  const sizes = data?.variants ?? [];
  const changes = sizes.flatMap(({ variantId, stock }) => {
    const text = typed[variantId];
    const change = text === undefined || isWrong(text) ? 0 : Number(text) - stock;
    return change === 0 ? [] : [{ variantId, change }];
  });
  const hasWrong = sizes.some(({ variantId }) => isWrong(typed[variantId] ?? '0'));

  const { question, close } = useUnsaved((changes.length > 0 || hasWrong) && data?.outcome?.isDone !== true);

  return (
    <Dialog
      open
      onClose={() => close(onClose)}
      title={t('product-desk.stockOf', { name: product.name })}
      actions={
        <>
          <Button tone="quiet" onClick={() => close(onClose)}>
            {t('product-desk.close')}
          </Button>
          <Button
            type="submit"
            form={`${ids}-form`}
            disabled={changes.length === 0 || hasWrong}
            busy={state === 'submitting'}
          >
            {t('product-desk.save')}
          </Button>
        </>
      }
    >
      {question}
      {notice}
      <FormAlert>{data?.outcome?.isDone === false && data.outcome.message}</FormAlert>
      {data === undefined ? (
        <p hidden={notice !== undefined} role="status">
          {backOfficeTexts.productDesk.loadingStock}
        </p>
      ) : (
        <form
          id={`${ids}-form`}
          onSubmit={(event) => {
            event.preventDefault();
            if (state !== 'idle' || changes.length === 0 || hasWrong) return;
            sent.current = changes;
            void submit({ changes, reason, note }, { method: 'post', action: address, encType: 'application/json' });
          }}
        >
          <ul className="grid gap-2">
            {sizes.map(({ variantId, brandSize: size, stock }) => (
              <li key={variantId} className="grid gap-1.5">
                <label className="grid grid-cols-[1fr_7rem] items-center gap-4">
                  <span className="text-ink">
                    {size} <span className="text-stone">({stock})</span>
                  </span>
                  <input
                    inputMode="numeric"
                    aria-invalid={isWrong(typed[variantId] ?? '0') || undefined}
                    aria-label={t('product-desk.stockOfSize', { size })}
                    aria-describedby={`${ids}-${variantId}`}
                    maxLength={5}
                    value={typed[variantId] ?? String(stock)}
                    onChange={(event) => setTyped({ ...typed, [variantId]: event.target.value })}
                    className={joinClasses(controlLook, 'min-h-10 text-right tabular-nums')}
                  />
                </label>
                <p
                  id={`${ids}-${variantId}`}
                  aria-live="polite"
                  className="text-right text-small text-danger empty:hidden"
                >
                  {isWrong(typed[variantId] ?? '0') && backOfficeTexts.productForm.badStock}
                </p>
              </li>
            ))}
            {sizes.length === 0 && <li>{t('product-desk.noSizesYet')}</li>}
          </ul>
          <StockReason reason={reason} note={note} onReason={setReason} onNote={setNote} />
          <p className="mt-3 text-small">
            <Link
              to={href('/admin/stock/:productId', { productId: String(product.id) })}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('stock-desk.seeMovements')}
            </Link>
          </p>
        </form>
      )}
    </Dialog>
  );
}
