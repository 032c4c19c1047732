import { t } from '#messages/messages.ts';
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
      <Table
        caption={t('assistant-desk.questions')}
        columns={[
          t('assistant-desk.id'),
          t('assistant-desk.questionTitle'),
          t('assistant-desk.isActive'),
          t('assistant-desk.edit'),
          t('assistant-desk.delete'),
        ]}
      >
        {questions.map((question) => (
          <tr key={question.id}>
            <td data-column={t('assistant-desk.id')} className="tabular-nums">
              {question.id}
            </td>
            <td data-column={t('assistant-desk.questionTitle')}>{question.name}</td>
            <td data-column={t('assistant-desk.isActive')}>
              {question.isActive ? t('assistant-desk.active') : t('assistant-desk.inactive')}
            </td>
            <td>
              <Button
                size="small"
                tone="quiet"
                aria-label={t('assistant-desk.editNamed', { name: question.name })}
                onClick={() => onEdit(question)}
              >
                {t('assistant-desk.edit')}
              </Button>
            </td>
            <td>
              <Button
                size="small"
                tone="quiet"
                aria-label={t('assistant-desk.deleteNamed', { name: question.name })}
                onClick={() => doom(question)}
              >
                {t('assistant-desk.delete')}
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
