import { useState } from 'react';
import type { Receptor } from '#contract/assistant.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActiveChoice } from './active-choice.tsx';
import { useScriptChange } from './use-script-change.ts';

type QuestionFormProps = {
  /** The question that is changed; null makes a new one. */
  readonly question: Receptor | null;
  readonly onClose: () => void;
};

/** A question's name and state. Without a name nothing happens. */
export function QuestionForm({ question, onClose }: QuestionFormProps) {
  const { isBusy, send } = useScriptChange(onClose);
  const [name, setName] = useState(question?.name ?? '');
  const [isActive, setIsActive] = useState(question?.isActive ?? true);

  function save() {
    if (name.trim() === '') return;
    if (question) send({ intent: 'change-question', id: question.id, name, isActive });
    else send({ intent: 'add-question', name, isActive });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={question ? 'Editar pregunta' : 'New Pregunta'}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cerrar
          </Button>
          <Button busy={isBusy} onClick={save}>
            {question ? 'Actualizar Cambios' : 'Agregar'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField label="Nombre" value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        <ActiveChoice isActive={isActive} onChange={setIsActive} />
      </div>
    </Dialog>
  );
}
