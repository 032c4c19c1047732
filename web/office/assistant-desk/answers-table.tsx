import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Emisor } from '#contract/office/assistant.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { useScriptChange } from './use-script-change.ts';
import { tableWords } from './table-words.ts';

type AnswersTableProps = { readonly answers: readonly Emisor[]; readonly onEdit: (answer: Emisor) => void };

/** The table of answers and their follow-up questions. */
export function AnswersTable({ answers, onEdit }: AnswersTableProps) {
  const { send } = useScriptChange();
  const [doomed, doom] = useState<Emisor | null>(null);
  return (
    <>
      <Table
        caption={t('assistant-desk.answers')}
        columns={[
          t('assistant-desk.id'),
          tableWords.name,
          t('assistant-desk.answer'),
          t('assistant-desk.alternatives'),
          tableWords.isActive,
          tableWords.edit,
          tableWords.delete,
        ]}
      >
        {answers.map((answer) => (
          <tr key={answer.id}>
            <td data-column={t('assistant-desk.id')} className="tabular-nums">
              {answer.id}
            </td>
            <td data-column={tableWords.name} className="min-w-40">
              {answer.name}
            </td>
            <td data-column={t('assistant-desk.answer')} className="min-w-64">
              {answer.respuesta}
            </td>
            <td data-column={t('assistant-desk.alternatives')} className="min-w-40">
              {answer.alternativa.length > 0 ? answer.alternativa.join(', ') : tableWords.noAlternatives}
            </td>
            <td data-column={tableWords.isActive}>
              {answer.isActive ? t('assistant-desk.active') : t('assistant-desk.inactive')}
            </td>
            <td>
              <Button
                size="small"
                tone="quiet"
                aria-label={tableWords.editNamed(answer.name)}
                onClick={() => onEdit(answer)}
              >
                {tableWords.edit}
              </Button>
            </td>
            <td>
              <Button
                size="small"
                tone="quiet"
                aria-label={tableWords.deleteNamed(answer.name)}
                onClick={() => doom(answer)}
              >
                {tableWords.delete}
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <ConfirmDialog
        open={doomed !== null}
        title={t('assistant-desk.confirmDeleteAnswer', { name: doomed?.name ?? '' })}
        confirm={t('assistant-desk.confirmDelete')}
        onCancel={() => doom(null)}
        onConfirm={() => {
          if (doomed) send({ intent: 'remove-answer', id: doomed.id });
          doom(null);
        }}
      >
        {t('assistant-desk.answerDeletedMeaning')}
      </ConfirmDialog>
    </>
  );
}
