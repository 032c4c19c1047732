import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { useEffect, useState } from 'react';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { areaWords } from './zone-values.ts';

/** A delivery zone, with a link to change it and a button to delete it. */
export function ZoneRow({ zone, places }: { readonly zone: DeliveryZone; readonly places: CountryPlaces }) {
  const { id, name } = zone;
  const { data, submit } = useRequest<ActionOutcome>({
    what: t('delivery-desk.notRemoved', { name }),
    told: 'message',
  });
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  return (
    <li className="flex items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/delivery/zones/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 gap-0.5 p-4 text-small"
      >
        <span className="text-body font-medium wrap-anywhere">{name}</span>
        <span className="wrap-anywhere text-stone">{areaWords(zone, places)}</span>
      </Link>
      <IconButton label={t('delivery-desk.remove', { name })} icon="trash" onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t('delivery-desk.removeZoneQuestion', { name })}
        confirm={t('delivery-desk.removeButton')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit({ intent: 'remove-zone', id }, { method: 'post', action: href('/admin/delivery') });
        }}
      />
    </li>
  );
}
