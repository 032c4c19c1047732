import { t } from '#messages/messages.ts';
import type { Receptor } from '#contract/office/assistant.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { ActiveChoice } from './active-choice.tsx';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { useForm } from '#web/core/forms/use-form.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import { isOther } from '#web/core/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/unsaved/use-unsaved.tsx';
import { questionValues, questionWords } from './script-words.ts';
import type { QuestionValues } from './script-words.ts';
import { useScriptChange } from './use-script-change.ts';
import { tableWords } from './table-words.ts';

type QuestionFormProps = {
  /** The question to change; null creates one. */
  readonly question: Receptor | null;
  readonly onClose: () => void;
};

/** The form of a question: name and state. Without a name it sends nothing. */
export function QuestionForm({ question, onClose }: QuestionFormProps) {
  const { isBusy, isSaved, conflict, rejected, send, notice } = useScriptChange<Receptor>(onClose);
  const { values, change, field } = useForm({
    start: () => questionValues(question),
    refused: rejected?.errors,
  });
  const versions = useFormConflict({
    start: { values: questionValues(question), version: question?.version },
    conflict,
    valuesOf: questionValues,
  });
  const { opened } = versions;

  const { question: leaveQuestion, close } = useUnsaved(isOther(values, opened.values) && !isSaved);

  function save(given: QuestionValues, version = opened.version) {
    if (given.name.trim() === '') return;
    if (question && version) send({ intent: 'change-question', id: question.id, ...given, version });
    else send({ intent: 'add-question', ...given });
  }

  return (
    <Dialog
      open
      onClose={() => close(onClose)}
      title={question ? t('assistant-desk.editQuestion') : tableWords.newQuestion}
      actions={
        <>
          <Button tone="quiet" onClick={() => close(onClose)}>
            {t('assistant-desk.close')}
          </Button>
          <Button busy={isBusy} onClick={() => save(values)}>
            {question ? t('assistant-desk.update') : t('assistant-desk.add')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField {...field('name')} label={t('assistant-desk.questionName')} autoComplete="off" maxLength={120} />
        <ActiveChoice isActive={values.isActive} onChange={(isActive) => change({ isActive })} />
        <FormAlert of={rejected} />
        {notice}
      </div>
      {leaveQuestion}
      <ConflictChoice
        of={versions}
        words={questionWords}
        typed={values}
        onChosen={(chosen, version) => {
          change(chosen);
          save(chosen, version);
        }}
      />
    </Dialog>
  );
}
