import { t } from '#messages/messages.ts';
import { useId, useState } from 'react';
import {
  fieldConflicts,
  mergedValues,
  type FieldConflict,
  type FormConflict,
  type FormWords,
} from './field-conflicts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type ConflictDialogProps<Values> = {
  readonly words: FormWords<Values>;
  /** The values that the form was opened with, and the current ones. */
  readonly opened: Values;
  readonly typed: Values;
  readonly conflict: FormConflict<Values>;
  /** Closes the dialog and leaves the form unchanged. */
  readonly onClose: () => void;
  readonly onSave: (values: Values) => void;
};

/**
 * A dialog with the fields that somebody else changed meanwhile. Its key is the conflict, so that each one starts
 * fresh.
 */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const { words, opened, typed, conflict, onClose, onSave } = props;
  const found = fieldConflicts(words, { opened, typed }, conflict);
  const allSaved = found.map(({ field }) => field);
  // By default, fields that were changed here keep the typed value; the others take the saved value.
  const [taken, take] = useState<ReadonlySet<string>>(
    () => new Set(found.filter(({ isMine }) => !isMine).map(({ field }) => field)),
  );
  const choose = (field: string, isSaved: boolean) =>
    take(new Set(isSaved ? [...taken, field] : [...taken].filter((one) => one !== field)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('forms.conflict')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('forms.backToForm')}
          </Button>
          <Button onClick={() => onSave(mergedValues(words, typed, conflict.saved, taken))}>
            {t('forms.saveChosen')}
          </Button>
        </>
      }
    >
      <p>{found.length === 0 ? noneLeft : explained}</p>
      {found.length > 1 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" tone="outline" onClick={() => take(new Set(allSaved))}>
            {t('forms.allSaved')}
          </Button>
          <Button size="small" tone="outline" onClick={() => take(new Set())}>
            {t('forms.allMine')}
          </Button>
        </div>
      )}
      <ul className="mt-4 grid max-h-[50dvh] gap-4 overflow-y-auto">
        {found.map((one) => (
          <Choice key={one.field} conflict={one} isSaved={taken.has(one.field)} onChoose={choose} />
        ))}
      </ul>
    </Dialog>
  );
}

const explained = t('forms.chooseEach');
const noneLeft = t('forms.noConflict');

type ChoiceProps = {
  readonly conflict: FieldConflict;
  readonly isSaved: boolean;
  readonly onChoose: (field: string, isSaved: boolean) => void;
};

function Choice({ conflict: { field, label, saved, typed, actor }, isSaved, onChoose }: ChoiceProps) {
  const name = useId();
  const ways = [
    { text: t('forms.useSaved'), value: saved, isThis: isSaved, ofSaved: true },
    { text: t('forms.saveMine'), value: typed, isThis: !isSaved, ofSaved: false },
  ];
  return (
    <li>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-1 text-ink">
          <span className="font-medium">{label}</span>{' '}
          <span className="text-caption text-stone">
            {actor ? t('forms.changedBy', { actor }) : t('forms.changedMeanwhile')}
          </span>
        </legend>
        {ways.map(({ text, value, isThis, ofSaved }) => (
          <label
            key={text}
            className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-2 rounded-soft border border-line p-3 has-checked:border-ink"
          >
            <input
              type="radio"
              name={name}
              checked={isThis}
              onChange={() => onChoose(field, ofSaved)}
              className="mt-0.5 size-4 accent-ink"
            />
            <span className="text-ink">{text}</span>
            <span className="col-start-2 line-clamp-6 wrap-anywhere whitespace-pre-line">{value || '—'}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
