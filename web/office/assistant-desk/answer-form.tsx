import type { Emisor, Receptor } from '#contract/office/assistant.ts';
import { t } from '#messages/messages.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { ChipButton } from '#web/core/ui/chip.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { ActiveChoice } from './active-choice.tsx';
import { answerForm } from './script-words.ts';
import { tableWords } from './table-words.ts';
import { useScriptChange } from './use-script-change.ts';

type AnswerFormProps = {
  /** The answer to change; null creates one. */
  readonly answer: Emisor | null;
  readonly questions: readonly Receptor[];
  readonly answers: readonly Emisor[];
  readonly onClose: () => void;
};

/**
 * The form of an answer: its question, its text, and its follow-up questions. Without a question or a text it sends
 * nothing.
 */
export function AnswerForm({ answer, questions, answers, onClose }: AnswerFormProps) {
  const { outcome, isBusy, send, notice } = useScriptChange<Emisor>(onClose);
  const dialog = useDialogForm({
    of: { ...answerForm, errorsOf: undefined },
    present: answer,
    outcome,
    onClose,
    onSaved: () => undefined,
    send(given, version) {
      if (given.name === '' || given.respuesta.trim() === '') return;
      const { alternativa: receptor, ...content } = given;
      if (answer && version) send({ intent: 'change-answer', id: answer.id, ...given, version });
      else send({ intent: 'add-answer', ...content, receptor });
    },
  });
  const { values, change, field } = dialog.form;
  const free = questions.filter((question) => !answers.some((one) => one.name === question.name));
  return (
    <FormDialog
      of={dialog}
      words={answerForm.fields}
      title={answer ? t('assistant-desk.editAnswer') : tableWords.insertQuestion}
      cancel={t('assistant-desk.close')}
      save={{ label: answer ? t('assistant-desk.update') : t('assistant-desk.add'), isBusy }}
      notice={notice}
    >
      {answer ? (
        <TextField label={t('assistant-desk.question')} value={values.name} readOnly />
      ) : (
        <SelectField {...field('name')} label={t('assistant-desk.question')}>
          <option value="">{t('assistant-desk.select')}</option>
          {free.map((question) => (
            <option key={question.id}>{question.name}</option>
          ))}
        </SelectField>
      )}
      <FormFields of={answerForm} form={dialog.form} names={['respuesta']} />
      <ActiveChoice isActive={values.isActive} onChange={(isActive) => change({ isActive })} />
      <FollowUps
        own={values.name}
        questions={questions}
        chosen={values.alternativa}
        onChange={(alternativa) => change({ alternativa })}
      />
    </FormDialog>
  );
}

type FollowUpsProps = {
  /** The question that is answered: it cannot be its own follow-up. */
  readonly own: string;
  readonly questions: readonly Receptor[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The follow-up questions of an answer: added one by one, without duplicates, and removed by a click on their chip. */
function FollowUps({ own, questions, chosen, onChange }: FollowUpsProps) {
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
