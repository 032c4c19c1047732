import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import type { Product } from '#contract/catalogue.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { controlLook } from '../ui/field.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { toast } from '../ui/toast.ts';
import type { StockAnswer } from './stock-answer.ts';

type StockDialogProps = { readonly product: Product; readonly onClose: () => void };

/** The stock of each size, fresh from the shop. What is typed is sent as a difference, so that no sale is lost. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const address = `/admin/products/${product.id}/stock`;
  const { data, state, load, submit } = useFetcher<StockAnswer>();
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
    const change = text === undefined || !/^\d{1,5}$/.test(text) ? 0 : Number(text) - stock;
    return change === 0 ? [] : [{ brandSize, change }];
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Stock de ${product.name}`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cerrar
          </Button>
          <Button
            disabled={changes.length === 0}
            busy={state === 'submitting'}
            onClick={() => void submit({ changes }, { method: 'post', action: address, encType: 'application/json' })}
          >
            Guardar
          </Button>
        </>
      }
    >
      {data === undefined ? (
        <p role="status">{backOfficeTexts.productDesk.loadingStock}</p>
      ) : (
        <ul className="grid gap-2">
          {sizes.map(({ brandSize, stock }) => (
            <li key={brandSize}>
              <label className="flex items-center justify-between gap-4">
                <span className="text-ink">
                  {brandSize} <span className="text-stone">({stock})</span>
                </span>
                <input
                  inputMode="numeric"
                  aria-label={`Stock del talle ${brandSize}`}
                  maxLength={5}
                  value={typed[brandSize] ?? String(stock)}
                  onChange={(event) => setTyped({ ...typed, [brandSize]: event.target.value })}
                  className={joinClasses(controlLook, 'min-h-10 w-28')}
                />
              </label>
            </li>
          ))}
          {sizes.length === 0 && <li>Este producto todavía no tiene talles.</li>}
        </ul>
      )}
    </Dialog>
  );
}
