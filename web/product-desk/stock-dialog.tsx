import { useEffect, useState } from 'react';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import type { Product } from '#contract/catalogue.ts';
import { useRequest } from '../requests/use-request.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { controlLook } from '../ui/field.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { toast } from '../ui/toast.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import type { StockAnswer } from './stock-answer.ts';

type StockDialogProps = { readonly product: Product; readonly onClose: () => void };

const isWrong = (text: string) => !/^\d{1,5}$/.test(text.trim());

/** The stock of each size, fresh from the shop. What is typed is sent as a difference, so that no sale is lost. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const address = `/admin/products/${product.id}/stock`;
  const { data, state, load, submit, notice } = useRequest<StockAnswer>({
    what: 'No pudimos completar el pedido de stock.',
    told: 'beside',
    // The change is a difference: what may have arrived is not sent twice, but counted again from the stock of now.
    onDoubt: () => void load(address),
  });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    void load(address);
  }, [address, load]);
  useEffect(() => {
    if (data?.outcome) toast(data.outcome.message, { tone: data.outcome.isDone ? 'plain' : 'error' });
    if (data?.outcome?.isDone) onClose();
  }, [data, onClose]);

  const sizes = data?.variants ?? [];
  const changes = sizes.flatMap(({ brandSize, stock }) => {
    const text = typed[brandSize];
    const change = text === undefined || isWrong(text) ? 0 : Number(text) - stock;
    return change === 0 ? [] : [{ brandSize, change }];
  });
  const hasWrong = sizes.some(({ brandSize }) => isWrong(typed[brandSize] ?? '0'));

  const { question, close } = useUnsaved((changes.length > 0 || hasWrong) && data?.outcome?.isDone !== true);

  return (
    <Dialog
      open
      onClose={() => close(onClose)}
      title={`Stock de ${product.name}`}
      actions={
        <>
          <Button tone="quiet" onClick={() => close(onClose)}>
            Cerrar
          </Button>
          <Button
            disabled={changes.length === 0 || hasWrong}
            busy={state === 'submitting'}
            onClick={() => void submit({ changes }, { method: 'post', action: address, encType: 'application/json' })}
          >
            Guardar
          </Button>
        </>
      }
    >
      {question}
      {notice}
      {data === undefined ? (
        <p hidden={notice !== undefined} role="status">
          {backOfficeTexts.productDesk.loadingStock}
        </p>
      ) : (
        <ul className="grid gap-2">
          {sizes.map(({ brandSize, stock }) => (
            <li key={brandSize}>
              <label className="grid grid-cols-[1fr_7rem] items-center gap-4">
                <span className="text-ink">
                  {brandSize} <span className="text-stone">({stock})</span>
                </span>
                <input
                  inputMode="numeric"
                  aria-invalid={isWrong(typed[brandSize] ?? '0') || undefined}
                  aria-label={`Stock del talle ${brandSize}`}
                  maxLength={5}
                  value={typed[brandSize] ?? String(stock)}
                  onChange={(event) => setTyped({ ...typed, [brandSize]: event.target.value })}
                  className={joinClasses(controlLook, 'min-h-10')}
                />
              </label>
            </li>
          ))}
          {hasWrong && (
            <li role="alert" className="text-small text-danger">
              {backOfficeTexts.productForm.badStock}
            </li>
          )}
          {sizes.length === 0 && <li>Este producto todavía no tiene talles.</li>}
        </ul>
      )}
    </Dialog>
  );
}
