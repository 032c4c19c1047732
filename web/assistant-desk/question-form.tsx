import { useState } from 'react';
import type { Receptor } from '#contract/assistant.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActiveChoice } from './active-choice.tsx';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { questionValues, questionWords } from './script-words.ts';
import type { QuestionValues } from './script-words.ts';
import { useScriptChange } from './use-script-change.ts';

type QuestionFormProps = {
  /** The question that is changed; null makes a new one. */
  readonly question: Receptor | null;
  readonly onClose: () => void;
};

/** A question's name and state. Without a name nothing happens. */
export function QuestionForm({ question, onClose }: QuestionFormProps) {
  const { isBusy, isSaved, conflict, send, notice } = useScriptChange<Receptor>(onClose);
  const [values, setValues] = useState(() => questionValues(question));
  const { opened, met, leave, settle } = useFormConflict({
    start: { values: questionValues(question), version: question?.version },
    conflict,
    valuesOf: questionValues,
  });

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
      title={question ? 'Editar pregunta' : 'New Pregunta'}
      actions={
        <>
          <Button tone="quiet" onClick={() => close(onClose)}>
            Cerrar
          </Button>
          <Button busy={isBusy} onClick={() => save(values)}>
            {question ? 'Actualizar Cambios' : 'Agregar'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Nombre"
          value={values.name}
          maxLength={120}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
        <ActiveChoice isActive={values.isActive} onChange={(isActive) => setValues({ ...values, isActive })} />
        {notice}
      </div>
      {leaveQuestion}
      {met && (
        <ConflictDialog
          key={met.version}
          words={questionWords}
          opened={opened.values}
          typed={values}
          conflict={met}
          onClose={leave}
          onSave={(merged) => {
            settle(met);
            setValues(merged);
            save(merged, met.version);
          }}
        />
      )}
    </Dialog>
  );
}
