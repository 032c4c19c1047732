import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Receptor } from '#contract/office/assistant.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { useScriptChange } from './use-script-change.ts';
import { tableWords } from './table-words.ts';

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
      <Table
        caption={t('assistant-desk.questions')}
        columns={[
          t('assistant-desk.id'),
          tableWords.questionTitle,
          tableWords.isActive,
          tableWords.edit,
          tableWords.delete,
        ]}
      >
        {questions.map((question) => (
          <tr key={question.id}>
            <td data-column={t('assistant-desk.id')} className="tabular-nums">
              {question.id}
            </td>
            <td data-column={tableWords.questionTitle}>{question.name}</td>
            <td data-column={tableWords.isActive}>
              {question.isActive ? t('assistant-desk.active') : t('assistant-desk.inactive')}
            </td>
            <td>
              <Button
                size="small"
                tone="quiet"
                aria-label={tableWords.editNamed(question.name)}
                onClick={() => onEdit(question)}
              >
                {tableWords.edit}
              </Button>
            </td>
            <td>
              <Button
                size="small"
                tone="quiet"
                aria-label={tableWords.deleteNamed(question.name)}
                onClick={() => doom(question)}
              >
                {tableWords.delete}
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <ConfirmDialog
        open={doomed !== null}
        title={t('assistant-desk.confirmDeleteQuestion', { name: doomed?.name ?? '' })}
        confirm={t('assistant-desk.confirmDelete')}
        onCancel={() => doom(null)}
        onConfirm={() => {
          if (doomed) send({ intent: 'remove-question', id: doomed.id });
          doom(null);
        }}
      >
        {t('assistant-desk.questionDeletedMeaning')}
      </ConfirmDialog>
    </>
  );
}
