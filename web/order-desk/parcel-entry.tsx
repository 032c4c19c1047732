import { useState } from 'react';
import type { CarrierRow } from '#contract/carriers.ts';
import type { DeskFulfilment, Parcel } from '#contract/fulfilment-desk.ts';
import { momentWords } from '#contract/shop-time.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ParcelEditor } from './parcel-editor.tsx';
import { ownDelivery } from './parcel-values.ts';
import { useFulfilmentRequest } from './use-fulfilment-request.ts';

type ParcelEntryProps = {
  readonly fulfilment: DeskFulfilment;
  readonly parcel: Parcel;
  readonly name: string;
  readonly carriers: readonly CarrierRow[];
};

/** A parcel of the order: what is in it, and its corrections. */
export function ParcelEntry({ fulfilment: { reference, state }, parcel, name, carriers }: ParcelEntryProps) {
  const { isBusy, send } = useFulfilmentRequest(reference);
  const { id, carrier, trackingNumber, link, lines, dispatchedAt, deliveredAt } = parcel;
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="grid gap-2 rounded-soft border border-line bg-sheet p-4 text-small">
      <p className="flex flex-wrap gap-x-3 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span>{carrier ?? ownDelivery}</span>
        {trackingNumber === '' ? <span className="text-warn">Sin número de seguimiento</span> : number(parcel, link)}
      </p>
      <p className="text-stone">
        {lines.map((line) => `${line.quantity} × ${line.name} (${line.brandSize})`).join(', ')}
      </p>
      <p className="text-stone tabular-nums">
        Despachado el {momentWords(dispatchedAt)}
        {deliveredAt !== null && ` · entregado el ${momentWords(deliveredAt)}`}
      </p>
      {isEditing ? (
        <ParcelEditor parcel={parcel} carriers={carriers} reference={reference} onClose={() => setIsEditing(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button tone="outline" size="small" className="min-h-11" onClick={() => setIsEditing(true)}>
            Corregir
          </Button>
          {deliveredAt === null && state !== 'returned' && (
            <Button
              tone="outline"
              size="small"
              className="min-h-11"
              busy={isBusy}
              onClick={() => send({ intent: 'parcel-deliver', id })}
            >
              Entregado
            </Button>
          )}
          {(state === 'preparing' || state === 'dispatched') && (
            <Button tone="quiet" size="small" className="min-h-11" onClick={() => setIsAsking(true)}>
              Quitar
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`¿Quitar ${name.toLowerCase()}?`}
        confirm="Quitar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          send({ intent: 'parcel-remove', id });
        }}
      >
        Sus prendas vuelven a estar por despachar.
      </ConfirmDialog>
    </li>
  );
}

function number({ trackingNumber }: Parcel, link: string | null) {
  if (link === null) return <span>N° {trackingNumber}</span>;
  return (
    <a href={link} rel="noreferrer" className="link">
      N° {trackingNumber}
    </a>
  );
}
