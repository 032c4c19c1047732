import { useState } from 'react';
import type { Emisor, Receptor } from '#contract/assistant.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActiveChoice } from './active-choice.tsx';
import { FollowUps } from './follow-ups.tsx';
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
  const { isBusy, send } = useScriptChange(onClose);
  const [name, setName] = useState(answer?.name ?? '');
  const [respuesta, setRespuesta] = useState(answer?.respuesta ?? '');
  const [isActive, setIsActive] = useState(answer?.isActive ?? true);
  const [alternativa, setAlternativa] = useState<readonly string[]>(answer?.alternativa ?? []);
  const free = questions.filter((question) => !answers.some((one) => one.name === question.name));

  function save() {
    if (name === '' || respuesta.trim() === '') return;
    const content = { name, respuesta, isActive };
    if (answer) send({ intent: 'change-answer', id: answer.id, ...content, alternativa });
    else send({ intent: 'add-answer', ...content, receptor: alternativa });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={answer ? 'Editar respuesta' : 'Insertar Pregunta'}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cerrar
          </Button>
          <Button busy={isBusy} onClick={save}>
            {answer ? 'Actualizar Cambios' : 'Agregar'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {answer ? (
          <TextField label="Pregunta" value={name} readOnly />
        ) : (
          <SelectField label="Pregunta" value={name} onChange={(event) => setName(event.target.value)}>
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
          onChange={(event) => setRespuesta(event.target.value)}
        />
        <ActiveChoice isActive={isActive} onChange={setIsActive} />
        <FollowUps own={name} questions={questions} chosen={alternativa} onChange={setAlternativa} />
      </div>
    </Dialog>
  );
}
