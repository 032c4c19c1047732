import { t } from '#messages/messages.ts';
import { useId, useState } from 'react';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { OrderLedger } from '#contract/sales/payments/order-refunds.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import {
  choiceFields,
  choiceProblem,
  chosenAmount,
  firstChoice,
  restockedUnits,
  type RefundChoice,
} from './refund-choice.ts';
import { RefundLines } from './refund-lines.tsx';

const ways = [
  { what: 'all', label: t('order-desk.refundAll') },
  { what: 'lines', label: t('order-desk.refundByLines') },
  { what: 'amount', label: t('order-desk.refundByAmount') },
] as const;

type RefundFormProps = {
  readonly ledger: OrderLedger;
  readonly fulfilment: DeskFulfilment;
  readonly path: string;
  readonly refundKey: string;
};

/** Refunds an order: all of it, by lines or by an amount, after a question that says the amount. */
export function RefundForm({ ledger, fulfilment, path, refundKey }: RefundFormProps) {
  // One key for each form: repeating the request, by whatever cause, refunds once.
  const [key] = useState(refundKey);
  const [choice, setChoice] = useState(() => firstChoice(ledger, fulfilment));
  const [reason, setReason] = useState('');
  const question = useQuestion();
  const [isTried, setIsTried] = useState(false);
  const name = useId();
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: t('order-desk.refundNotAsked'),
    check: t('order-desk.checkRefunds'),
    told: 'beside',
  });
  useToast(data);
  const isTouched = reason !== '' || choice.amount !== '' || Object.keys(choice.quantities).length > 0;
  useUnsaved(isTouched && !data?.isDone);

  const amount = chosenAmount(choice, ledger);
  const problem = choiceProblem(choice, ledger);
  const units = restockedUnits(choice, ledger);
  const change = (part: Partial<RefundChoice>) => setChoice((before) => ({ ...before, ...part }));

  return (
    <div className="mt-6 grid gap-4">
      <fieldset>
        <legend className="text-small font-medium">{t('order-desk.refundMoney')}</legend>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {ways.map(({ what, label }) => (
            <label key={what} className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
              <input
                type="radio"
                name={name}
                checked={choice.what === what}
                onChange={() => {
                  setIsTried(false);
                  change({ what });
                }}
                className="size-4 accent-ink"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {choice.what !== 'amount' && <RefundLines ledger={ledger} choice={choice} onChange={change} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {choice.what === 'amount' && (
          <TextField
            label={t('order-desk.amount')}
            inputMode="decimal"
            value={choice.amount}
            maxLength={20}
            hint={t('order-desk.amountLeft', { amount: formatPrice(ledger.refundable) })}
            error={isTried ? problem : undefined}
            onChange={(event) => change({ amount: event.target.value })}
          />
        )}
        <TextField
          label={t('order-desk.reason')}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {isTried && choice.what !== 'amount' && problem && <WrongNote>{problem}</WrongNote>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="outline"
          busy={isBusy}
          onClick={() => {
            setIsTried(true);
            if (!problem) question.ask();
          }}
        >
          {amount && !problem ? t('order-desk.refundAmount', { amount: formatPrice(amount) }) : t('order-desk.refund')}
        </Button>
      </div>
      {notice}
      <ConfirmDialog
        {...question.props(
          () => void submit(choiceFields(choice, ledger, key, reason), { method: 'post', action: path }),
        )}
        title={t('order-desk.refundQuestion', { amount: amount ? formatPrice(amount) : '' })}
        confirm={t('order-desk.refund')}
        busy={isBusy}
      >
        {t('order-desk.refundHint')}
        {units.all > 0 && <> {t('order-desk.refundRestocks', units)}</>}
      </ConfirmDialog>
    </div>
  );
}
