import { t } from '#messages/messages.ts';
import { changeReasons, mostNote, type ChangeReason } from '#contract/goods/stock/movement-kinds.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { reasonWords } from './movement-words.ts';

type StockReasonProps = {
  readonly reason: ChangeReason;
  readonly note: string;
  readonly onReason: (reason: ChangeReason) => void;
  readonly onNote: (note: string) => void;
};

/** Why units are changed by hand. A count needs nothing more; anything else may be explained. */
export function StockReason({ reason, note, onReason, onNote }: StockReasonProps) {
  return (
    <div className="mt-4 grid gap-3">
      <SelectField
        label={t('stock-desk.reason')}
        value={reason}
        onChange={(event) => {
          const chosen = changeReasons.find((one) => one === event.target.value);
          if (chosen) onReason(chosen);
        }}
      >
        <Options of={changeReasons.map((one) => [one, reasonWords[one]])} />
      </SelectField>
      {reason !== 'count' && (
        <TextField
          label={t('stock-desk.reasonNote')}
          maxLength={mostNote}
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      )}
    </div>
  );
}
