import { useState } from 'react';
import type { Receptor } from '#contract/assistant.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Table } from '../ui/table.tsx';
import { useScriptChange } from './use-script-change.ts';

type QuestionsTableProps = {
  readonly questions: readonly Receptor[];
  readonly onEdit: (question: Receptor) => void;
};

/** The table of the questions that shoppers can ask. */
export function QuestionsTable({ questions, onEdit }: QuestionsTableProps) {
  const { send } = useScriptChange();
  const [doomed, doom] = useState<Receptor | null>(null);
  return (
    <>
      <Table caption="Preguntas" columns={['Id', 'Title', 'IsActive', 'Edit', 'Clean']}>
        {questions.map((question) => (
          <tr key={question.id}>
            <td data-column="Id" className="tabular-nums">
              {question.id}
            </td>
            <td data-column="Title">{question.name}</td>
            <td data-column="IsActive">{question.isActive ? 'Activo' : 'Desactivado'}</td>
            <td>
              <Button size="small" tone="quiet" aria-label={`Edit ${question.name}`} onClick={() => onEdit(question)}>
                Edit
              </Button>
            </td>
            <td>
              <Button size="small" tone="quiet" aria-label={`Clean ${question.name}`} onClick={() => doom(question)}>
                Clean
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <ConfirmDialog
        open={doomed !== null}
        title={`¿Eliminar la pregunta ${doomed?.name ?? ''}?`}
        confirm="Eliminar"
        onCancel={() => doom(null)}
        onConfirm={() => {
          if (doomed) send({ intent: 'remove-question', id: doomed.id });
          doom(null);
        }}
      >
        También se eliminan su respuesta y su lugar entre las alternativas de otras.
      </ConfirmDialog>
    </>
  );
}
