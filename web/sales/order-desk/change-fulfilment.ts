import { t } from '#messages/messages.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { fulfilmentStates } from '#contract/sales/fulfilment/fulfilment.ts';
import { fulfilmentDesk, type Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';

/** Changes the delivery of an order as its section of the order's page asks. */
export async function changeFulfilment(api: ApiClient, form: FormData): Promise<SaveOutcome<Parcel>> {
  const reference = formText(form, 'reference');
  const id = formText(form, 'id');
  const carrierId = formText(form, 'carrierId') || null;
  const trackingNumber = formText(form, 'trackingNumber');
  const isShared = form.get('sure') === 'true';
  switch (form.get('intent')) {
    case 'parcel-add': {
      const lines = linesIn(form);
      const given = { reference, carrierId, trackingNumber, isShared, ...(lines.length > 0 && { lines }) };
      return outcomeOf(await api.submit(fulfilmentDesk.addParcel, given), t('order-desk.parcelDispatched'));
    }
    case 'parcel-change': {
      const given = { reference, id, carrierId, trackingNumber, isShared, version: formText(form, 'version') };
      return saveOutcomeOf(await api.submit(fulfilmentDesk.changeParcel, given), t('order-desk.parcelCorrected'));
    }
    case 'parcel-deliver':
      return outcomeOf(
        await api.submit(fulfilmentDesk.deliverParcel, { reference, id }),
        t('order-desk.parcelDelivered'),
      );
    case 'parcel-remove':
      return outcomeOf(await api.submit(fulfilmentDesk.removeParcel, { reference, id }), t('order-desk.parcelRemoved'));
    case 'cancel': {
      const cancelled = await api.submit(cancellations.byDesk, { reference, reason: formText(form, 'reason') });
      if (!cancelled.ok) return outcomeOf(cancelled, '');
      const { refund } = cancelled.value;
      return outcomeOf(
        cancelled,
        refund.minor > 0
          ? t('order-desk.cancelledWithRefund', { refund: formatPrice(refund) })
          : t('order-desk.cancelled'),
      );
    }
    default: {
      const [from, to] = [stateIn(form, 'from'), stateIn(form, 'to')];
      if (!to) return { isDone: false, code: 'invalid', message: t('order-desk.chooseState') };
      const moved = await api.submit(fulfilmentDesk.move, { reference, to, ...(from && { from }) });
      return outcomeOf(moved, t('order-desk.deliveryMoved'));
    }
  }
}

const stateIn = (form: FormData, name: string) => fulfilmentStates.find((state) => state === form.get(name));

/** The units of each line, from the fields 'units-0', 'units-1', ... A line with none is left out. */
function linesIn(form: FormData): { position: number; quantity: number }[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const position = /^units-(\d+)$/.exec(name)?.[1];
    const quantity = typeof value === 'string' ? Number(value) : 0;
    return position === undefined || quantity === 0 ? [] : [{ position: Number(position), quantity }];
  });
}
