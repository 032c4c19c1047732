import { t } from '#messages/messages.ts';
import type { Receptor } from '#contract/office/assistant.ts';
import { ChipButton } from '#web/core/ui/chip.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';

type FollowUpsProps = {
  /** The question that is answered: it cannot be its own follow-up. */
  readonly own: string;
  readonly questions: readonly Receptor[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The follow-up questions of an answer: added one by one, without duplicates, and removed by a click on their chip. */
export function FollowUps({ own, questions, chosen, onChange }: FollowUpsProps) {
  return (
    <div className="grid gap-3">
      <SelectField
        label={t('assistant-desk.followUps')}
        value=""
        onChange={({ target: { value } }) => {
          if (value !== '' && !chosen.includes(value)) onChange([...chosen, value]);
        }}
      >
        <option value="">{t('assistant-desk.select')}</option>
        {questions
          .filter(({ name }) => name !== own && !chosen.includes(name))
          .map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
      </SelectField>
      <ul aria-label={t('assistant-desk.chosenFollowUps')} className="flex flex-wrap gap-2">
        {chosen.map((name) => (
          <li key={name}>
            <ChipButton onRemove={() => onChange(chosen.filter((one) => one !== name))}>{name}</ChipButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
