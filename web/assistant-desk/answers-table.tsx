import { useState } from 'react';
import type { Emisor } from '#contract/assistant.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Table } from '../ui/table.tsx';
import { useScriptChange } from './use-script-change.ts';

type AnswersTableProps = { readonly answers: readonly Emisor[]; readonly onEdit: (answer: Emisor) => void };

/** The table of answers and their follow-up questions. */
export function AnswersTable({ answers, onEdit }: AnswersTableProps) {
  const { send } = useScriptChange();
  const [doomed, doom] = useState<Emisor | null>(null);
  return (
    <>
      <Table caption="Respuestas" columns={['Id', 'Name', 'Respuesta', 'Alternativas', 'IsActive', 'Edit', 'Clean']}>
        {answers.map((answer) => (
          <tr key={answer.id}>
            <td data-column="Id" className="tabular-nums">
              {answer.id}
            </td>
            <td data-column="Name" className="min-w-40">
              {answer.name}
            </td>
            <td data-column="Respuesta" className="min-w-64">
              {answer.respuesta}
            </td>
            <td data-column="Alternativas" className="min-w-40">
              {answer.alternativa.length > 0 ? answer.alternativa.join(', ') : 'Null'}
            </td>
            <td data-column="IsActive">{answer.isActive ? 'Activo' : 'Desactivado'}</td>
            <td>
              <Button size="small" tone="quiet" aria-label={`Edit ${answer.name}`} onClick={() => onEdit(answer)}>
                Edit
              </Button>
            </td>
            <td>
              <Button size="small" tone="quiet" aria-label={`Clean ${answer.name}`} onClick={() => doom(answer)}>
                Clean
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <ConfirmDialog
        open={doomed !== null}
        title={`¿Eliminar la respuesta a ${doomed?.name ?? ''}?`}
        confirm="Eliminar"
        onCancel={() => doom(null)}
        onConfirm={() => {
          if (doomed) send({ intent: 'remove-answer', id: doomed.id });
          doom(null);
        }}
      >
        La pregunta queda sin respuesta.
      </ConfirmDialog>
    </>
  );
}
