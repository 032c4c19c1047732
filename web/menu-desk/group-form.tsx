import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';

type GroupFormProps = {
  /** The title of the group to change; null for a new one. */
  readonly title: string | null;
  readonly onClose: () => void;
  readonly onDone: (title: string) => void;
};

/** Asks for the title of a group of the footer. */
export function GroupForm({ title, onClose, onDone }: GroupFormProps) {
  const [typed, setTyped] = useState(title ?? '');
  const { question, close } = useUnsaved(typed !== (title ?? ''));
  return (
    <>
      <Dialog
        open
        onClose={() => close(onClose)}
        title={title === null ? 'Agregar grupo' : 'Cambiar grupo'}
        actions={
          <>
            <Button tone="quiet" onClick={() => close(onClose)}>
              Cancelar
            </Button>
            <Button onClick={() => onDone(typed.trim())}>{title === null ? 'Agregar' : 'Cambiar'}</Button>
          </>
        }
      >
        <TextField
          label="Título del grupo"
          value={typed}
          maxLength={40}
          hint="Si queda vacío, es el nombre de la tienda."
          onChange={({ target: { value } }) => setTyped(value)}
        />
      </Dialog>
      {question}
    </>
  );
}
