import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { DeskFulfilment, Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { ParcelEditor } from './parcel-editor.tsx';
import { ownDelivery } from './parcel-values.ts';
import { useFulfilmentRequest } from './use-fulfilment-request.tsx';

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
  const question = useQuestion();
  const may = useMay();
  return (
    <li className="grid gap-2 rounded-soft border border-line bg-sheet p-4 text-small">
      <p className="flex flex-wrap gap-x-3 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span>{carrier ?? ownDelivery}</span>
        {trackingNumber === '' ? (
          <span className="text-warn">{t('order-desk.noTrackingNumber')}</span>
        ) : (
          number(parcel, link)
        )}
      </p>
      <p className="text-stone">{lines.map((line) => `${line.quantity} × ${line.name} (${line.size})`).join(', ')}</p>
      <p className="text-stone tabular-nums">
        {deliveredAt === null
          ? t('order-desk.dispatchedAt', { at: momentInWords(dispatchedAt) })
          : t('order-desk.dispatchedAndDeliveredAt', {
              at: momentInWords(dispatchedAt),
              delivered: momentInWords(deliveredAt),
            })}
      </p>
      {isEditing ? (
        <ParcelEditor parcel={parcel} carriers={carriers} reference={reference} onClose={() => setIsEditing(false)} />
      ) : (
        <div hidden={!may('orders.fulfil')} className="flex flex-wrap gap-2">
          <Button tone="outline" size="small" className="min-h-11" onClick={() => setIsEditing(true)}>
            {t('order-desk.correct')}
          </Button>
          {deliveredAt === null && state !== 'returned' && (
            <Button
              tone="outline"
              size="small"
              className="min-h-11"
              busy={isBusy}
              onClick={() => send({ intent: 'parcel-deliver', id })}
            >
              {t('order-desk.delivered')}
            </Button>
          )}
          {(state === 'preparing' || state === 'dispatched') && (
            <Button tone="quiet" size="small" className="min-h-11" onClick={question.ask}>
              {t('order-desk.remove')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        {...question.props(() => send({ intent: 'parcel-remove', id }))}
        title={t('order-desk.removeParcelQuestion', { parcel: name.toLowerCase() })}
        confirm={t('order-desk.remove')}
      >
        {t('order-desk.removeParcelHint')}
      </ConfirmDialog>
    </li>
  );
}

function number({ trackingNumber }: Parcel, link: string | null) {
  if (link === null) return <span>{t('order-words.number', { number: trackingNumber })}</span>;
  return (
    <a href={link} rel="noreferrer" className="link">
      {t('order-words.number', { number: trackingNumber })}
    </a>
  );
}
