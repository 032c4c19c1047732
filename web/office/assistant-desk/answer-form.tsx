import { t } from '#messages/messages.ts';
import type { Emisor, Receptor } from '#contract/office/assistant.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { ActiveChoice } from './active-choice.tsx';
import { FollowUps } from './follow-ups.tsx';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { useForm } from '#web/core/forms/use-form.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import { isOther } from '#web/core/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/unsaved/use-unsaved.tsx';
import { answerValues, answerWords } from './script-words.ts';
import type { AnswerValues } from './script-words.ts';
import { useScriptChange } from './use-script-change.ts';
import { tableWords } from './table-words.ts';

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
  const { isBusy, isSaved, conflict, rejected, send, notice } = useScriptChange<Emisor>(onClose);
  const { values, change, field } = useForm({ start: () => answerValues(answer), refused: rejected?.errors });
  const { name, isActive, alternativa } = values;
  const versions = useFormConflict({
    start: { values: answerValues(answer), version: answer?.version },
    conflict,
    valuesOf: answerValues,
  });
  const { opened } = versions;
  const { question: leaveQuestion, close } = useUnsaved(isOther(values, opened.values) && !isSaved);
  const free = questions.filter((question) => !answers.some((one) => one.name === question.name));

  function save(given: AnswerValues, version = opened.version) {
    if (given.name === '' || given.respuesta.trim() === '') return;
    const { alternativa: receptor, ...content } = given;
    if (answer && version) send({ intent: 'change-answer', id: answer.id, ...given, version });
    else send({ intent: 'add-answer', ...content, receptor });
  }

  return (
    <Dialog
      open
      onClose={() => close(onClose)}
      title={answer ? t('assistant-desk.editAnswer') : tableWords.insertQuestion}
      actions={
        <>
          <Button tone="quiet" onClick={() => close(onClose)}>
            {t('assistant-desk.close')}
          </Button>
          <Button busy={isBusy} onClick={() => save(values)}>
            {answer ? t('assistant-desk.update') : t('assistant-desk.add')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {answer ? (
          <TextField label={t('assistant-desk.question')} value={name} readOnly />
        ) : (
          <SelectField {...field('name')} label={t('assistant-desk.question')}>
            <option value="">{t('assistant-desk.select')}</option>
            {free.map((question) => (
              <option key={question.id}>{question.name}</option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          {...field('respuesta')}
          label={t('assistant-desk.answer')}
          hint={t('assistant-desk.answerHint', { token: '{compras}' })}
          rows={4}
          maxLength={1000}
        />
        <ActiveChoice isActive={isActive} onChange={(active) => change({ isActive: active })} />
        <FollowUps
          own={name}
          questions={questions}
          chosen={alternativa}
          onChange={(chosen) => change({ alternativa: chosen })}
        />
        <FormAlert of={rejected} />
        {notice}
      </div>
      {leaveQuestion}
      <ConflictChoice
        of={versions}
        words={answerWords}
        typed={values}
        onChosen={(chosen, version) => {
          change(chosen);
          save(chosen, version);
        }}
      />
    </Dialog>
  );
}
