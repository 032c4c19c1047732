import { language } from '#messages/present-language.ts';
import { t } from '#messages/messages.ts';
import { useState, type KeyboardEvent } from 'react';
import { href, useLoaderData } from 'react-router';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { BulkAction } from '#web/core/desk-list/bulk-action.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { buyerName } from './buyer-name.ts';
import { takenNumberQuestion } from './taken-number-question.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';

/**
 * Dispatches the chosen orders, each in one parcel. Their tracking numbers can be scanned one after the other: scanners end
 * each with Enter, which leads to the next field.
 */
export function DispatchAction(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const { carriers } = useLoaderData<{ readonly carriers: readonly CarrierRow[] }>();
  const [carrierId, setCarrierId] = useState('');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const numberOf = (reference: string) => numbers[reference]?.trim() ?? '';
  useUnsaved(chosen.some(({ reference }) => numberOf(reference) !== ''));

  const twins = chosen.filter(({ reference }) => twinOf(chosen, reference, numberOf) !== undefined);

  return (
    <BulkAction
      label={t('order-desk.dispatch')}
      question={{
        title: t('order-desk.dispatchQuestion', { count: chosen.length }),
        confirm: t('order-desk.dispatch'),
        tone: 'ink',
        again: twins.length > 0 ? sameNumberQuestion(twins.map(({ number }) => number)) : undefined,
        text: (
          <div className="grid gap-4">
            <p>{t('order-desk.dispatchHint')}</p>
            <SelectField
              label={t('order-words.carrier')}
              value={carrierId}
              onChange={({ target: { value } }) => setCarrierId(value)}
            >
              <option value="">{t('order-words.shopDelivers')}</option>
              <Options of={carriers.filter(({ isActive }) => isActive).map(({ id, name }) => [id, name])} />
            </SelectField>
            <div className="grid max-h-[40dvh] gap-3 overflow-y-auto">
              {chosen.map((order) => (
                <TextField
                  key={order.reference}
                  label={t('order-desk.trackingOf', { number: order.number, name: buyerName(order) })}
                  maxLength={60}
                  autoComplete="off"
                  value={numbers[order.reference] ?? ''}
                  onKeyDown={toNext}
                  error={twinOf(chosen, order.reference, numberOf)}
                  onChange={({ target: { value } }) =>
                    setNumbers((before) => ({ ...before, [order.reference]: value }))
                  }
                />
              ))}
            </div>
          </div>
        ),
      }}
      doubtful={takenNumberQuestion}
      form={() => {
        const form = new FormData();
        form.set('intent', 'move');
        form.set('to', 'dispatched');
        form.set('carrierId', carrierId);
        for (const { reference } of chosen) {
          form.append('reference', reference);
          form.append('trackingNumber', numberOf(reference));
        }
        return form;
      }}
      action={href('/admin/orders')}
      what={t('order-desk.deliveriesNotMoved')}
      check={t('order-words.checkStatus')}
      words={(done) => t('order-desk.dispatchedOrders', { count: done })}
      selection={selection}
    />
  );
}

/** Orders of one buyer may leave in one parcel; a label that was scanned twice may not. */
function sameNumberQuestion(numbers: readonly number[]) {
  return {
    title: t('order-desk.sameNumberQuestion'),
    text: t('order-desk.sameNumberMeaning', { numbers: new Intl.ListFormat(language()).format(numbers.map(String)) }),
    confirm: t('order-desk.dispatch'),
  };
}

/** Says if the number of an order is another one's too: the same label was scanned twice. */
function twinOf(
  chosen: readonly DeskOrder[],
  reference: string,
  numberOf: (reference: string) => string,
): string | undefined {
  const own = numberOf(reference);
  const twin = chosen.find((order) => order.reference !== reference && own !== '' && numberOf(order.reference) === own);
  return twin && t('order-desk.sameNumber', { number: twin.number });
}

/** Enter goes to the next field, and from the last one to the button. */
function toNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const dialog = event.currentTarget.closest('dialog');
  const fields = [...(dialog?.querySelectorAll('input') ?? [])];
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1] ?? buttons.at(-1);
  next?.focus();
}
