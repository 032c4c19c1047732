import { t } from '#messages/messages.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { CloseReturn } from './close-return.tsx';
import { ReturnForm, type ReturnFormErrors } from './return-form.tsx';

type ReturnMovesProps = {
  readonly told: DeskReturn;
  readonly carriers: readonly CarrierRow[];
  readonly errors: ReturnFormErrors;
};

/** The moves that an administrator can make now, each a form. */
export function ReturnMoves({ told, carriers, errors }: ReturnMovesProps) {
  const { lastPlace } = told;
  const may = useMay();
  const moves = told.moves.filter((move) => may(move === 'closed' ? 'orders.refund' : 'returns.decide'));
  if (moves.length === 0) return null;
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      <p className="max-w-2xl text-small text-stone lg:col-span-2">{t('return-desk.mayChange')}</p>
      {moves.includes('accepted') && (
        <ReturnForm title={t('return-desk.accept')} intent="accept" button={t('return-desk.acceptRequest')}>
          <TextField
            label={t('return-desk.place')}
            name="place"
            defaultValue={lastPlace}
            maxLength={200}
            required
            error={errors['place']}
          />
          <TextField
            label={t('return-desk.days')}
            name="days"
            type="number"
            inputMode="numeric"
            min={1}
            max={90}
            defaultValue={14}
            required
            error={errors['days']}
          />
        </ReturnForm>
      )}
      {moves.includes('rejected') && (
        <ReturnForm
          title={t('return-desk.reject')}
          intent="reject"
          button={t('return-desk.rejectRequest')}
          tone="danger"
          question={() => ({ title: t('return-desk.rejectQuestion'), text: t('return-desk.rejectMeaning') })}
        >
          <TextField
            label={t('return-desk.rejectReason')}
            name="reason"
            maxLength={200}
            required
            error={errors['reason']}
          />
        </ReturnForm>
      )}
      {moves.includes('received') && (
        <ReturnForm title={t('return-desk.receive')} intent="receive" button={t('return-desk.noteArrival')}>
          <p className="text-small text-stone">{t('return-desk.receiveHint')}</p>
        </ReturnForm>
      )}
      {moves.includes('closed') && <CloseReturn told={told} carriers={carriers} errors={errors} />}
    </div>
  );
}
