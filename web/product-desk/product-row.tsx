import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import type { Product } from '#contract/catalogue.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { useHere, withReturn } from '../links/return-address.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { toast } from '../ui/toast.ts';
import { StockDialog } from './stock-dialog.tsx';

const said = backOfficeTexts.productDesk;

const genreNames = { men: 'Hombre', women: 'Mujer' } as const;

/** A product in the list, with the ways to its stock, its reviews and its form. */
export function ProductRow({ product }: { readonly product: Product }) {
  const { data, submit } = useRequest<ActionOutcome>({
    what: `No se eliminó ${product.name}.`,
    told: 'message',
  });
  const [isAsking, setIsAsking] = useState(false);
  const here = useHere();
  const [isStockOpen, setIsStockOpen] = useState(false);
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  const [picture] = product.pictures;
  const units = product.variants.reduce((sum, { stock }) => sum + stock, 0);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-soft border border-line bg-sheet p-3 text-small">
      <span className="h-20 w-16 flex-none overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="64px" alt="" />}
      </span>
      <span className="grid min-w-48 flex-1 gap-0.5">
        <Link
          to={withReturn(`/admin/modification/${product.id}`, here)}
          className="text-body font-medium break-words underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <span className="text-stone">
          N° {product.id} · {product.brandName} · {product.color} · {genreNames[product.gender]} ·{' '}
          {product.Category.title}
        </span>
        <Price current={product.currentPrice} previous={product.isOffertPrice ? product.previousPrice : null} />
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Button size="small" tone="outline" onClick={() => setIsStockOpen(true)}>
          Stock: {units}
        </Button>
        <Link to={withReturn(`/admin/reviews/${product.id}`, here)} className="px-2 underline underline-offset-4">
          Reseñas
        </Link>
        <Link to={withReturn(`/admin/modification/${product.id}`, here)} className="px-2 underline underline-offset-4">
          Modificar
        </Link>
        <IconButton label={`Eliminar ${product.name}`} icon="trash" onClick={() => setIsAsking(true)} />
      </span>
      {isStockOpen && <StockDialog product={product} onClose={() => setIsStockOpen(false)} />}
      <ConfirmDialog
        open={isAsking}
        title={said.confirmRemove}
        confirm="Eliminar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit(null, { method: 'post', action: `/admin/delete/${product.id}` });
        }}
      >
        {said.irreversible}
      </ConfirmDialog>
    </li>
  );
}
