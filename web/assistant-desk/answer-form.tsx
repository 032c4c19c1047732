import { useState } from 'react';
import type { Emisor, Receptor } from '#contract/assistant.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActiveChoice } from './active-choice.tsx';
import { FollowUps } from './follow-ups.tsx';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { answerValues, answerWords } from './script-words.ts';
import type { AnswerValues } from './script-words.ts';
import { useScriptChange } from './use-script-change.ts';

type AnswerFormProps = {
  /** The answer that is changed; null makes a new one. */
  readonly answer: Emisor | null;
  readonly questions: readonly Receptor[];
  readonly answers: readonly Emisor[];
  readonly onClose: () => void;
};

/** What is answered to which question, and what may be asked next. Without a question or an answer nothing happens. */
export function AnswerForm({ answer, questions, answers, onClose }: AnswerFormProps) {
  const { isBusy, isSaved, conflict, send, notice } = useScriptChange<Emisor>(onClose);
  const [values, setValues] = useState(() => answerValues(answer));
  const { name, respuesta, isActive, alternativa } = values;
  const { opened, met, leave, settle } = useFormConflict({
    start: { values: answerValues(answer), version: answer?.version },
    conflict,
    valuesOf: answerValues,
  });
  const { question: leaveQuestion, close } = useUnsaved(isOther(values, opened.values) && !isSaved);
  const change = (part: Partial<AnswerValues>) => setValues((before) => ({ ...before, ...part }));
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
      title={answer ? 'Editar respuesta' : 'Insertar Pregunta'}
      actions={
        <>
          <Button tone="quiet" onClick={() => close(onClose)}>
            Cerrar
          </Button>
          <Button busy={isBusy} onClick={() => save(values)}>
            {answer ? 'Actualizar Cambios' : 'Agregar'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {answer ? (
          <TextField label="Pregunta" value={name} readOnly />
        ) : (
          <SelectField label="Pregunta" value={name} onChange={(event) => change({ name: event.target.value })}>
            <option value="">Seleccionar</option>
            {free.map((question) => (
              <option key={question.id}>{question.name}</option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label="Respuesta"
          rows={4}
          maxLength={1000}
          value={respuesta}
          onChange={(event) => change({ respuesta: event.target.value })}
        />
        <ActiveChoice isActive={isActive} onChange={(active) => change({ isActive: active })} />
        <FollowUps
          own={name}
          questions={questions}
          chosen={alternativa}
          onChange={(chosen) => change({ alternativa: chosen })}
        />
        {notice}
      </div>
      {leaveQuestion}
      {met && (
        <ConflictDialog
          key={met.version}
          words={answerWords}
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
