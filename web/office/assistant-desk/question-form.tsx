import { t } from '#messages/messages.ts';
import type { Receptor } from '#contract/office/assistant.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { ActiveChoice } from './active-choice.tsx';
import { questionForm } from './script-words.ts';
import { useScriptChange } from './use-script-change.ts';
import { tableWords } from './table-words.ts';

type QuestionFormProps = {
  /** The question to change; null creates one. */
  readonly question: Receptor | null;
  readonly onClose: () => void;
};

/** The form of a question: name and state. Without a name it sends nothing. */
export function QuestionForm({ question, onClose }: QuestionFormProps) {
  const { outcome, isBusy, send, notice } = useScriptChange<Receptor>(onClose);
  const dialog = useDialogForm({
    of: { ...questionForm, errorsOf: undefined },
    present: question,
    outcome,
    onClose,
    onSaved: () => undefined,
    send(given, version) {
      if (given.name.trim() === '') return;
      if (question && version) send({ intent: 'change-question', id: question.id, ...given, version });
      else send({ intent: 'add-question', ...given });
    },
  });
  const { values, change } = dialog.form;
  return (
    <FormDialog
      of={dialog}
      words={questionForm.fields}
      title={question ? t('assistant-desk.editQuestion') : tableWords.newQuestion}
      cancel={t('assistant-desk.close')}
      save={{ label: question ? t('assistant-desk.update') : t('assistant-desk.add'), isBusy }}
      notice={notice}
    >
      <FormFields of={questionForm} form={dialog.form} names={['name']} />
      <ActiveChoice isActive={values.isActive} onChange={(isActive) => change({ isActive })} />
    </FormDialog>
  );
}
