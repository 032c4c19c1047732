import { t } from '#messages/messages.ts';
import { useState, type ReactNode } from 'react';
import type { Emisor, Receptor } from '#contract/office/assistant.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { useScriptChange } from './use-script-change.ts';
import { rowActions, tableWords } from './table-words.ts';

type AnswersTableProps = { readonly answers: readonly Emisor[]; readonly onEdit: (answer: Emisor) => void };

/** The table of answers and their follow-up questions. */
export function AnswersTable({ answers, onEdit }: AnswersTableProps) {
  return (
    <ScriptTable
      caption={t('assistant-desk.answers')}
      rows={answers}
      cells={[
        { title: tableWords.name, className: 'min-w-40', of: ({ name }) => name },
        { title: t('assistant-desk.answer'), className: 'min-w-64', of: ({ respuesta }) => respuesta },
        {
          title: t('assistant-desk.alternatives'),
          className: 'min-w-40',
          of: ({ alternativa }) => (alternativa.length > 0 ? alternativa.join(', ') : tableWords.noAlternatives),
        },
      ]}
      onEdit={onEdit}
      removal={{
        intent: 'remove-answer',
        question: (name) => t('assistant-desk.confirmDeleteAnswer', { name }),
        meaning: t('assistant-desk.answerDeletedMeaning'),
      }}
    />
  );
}

type QuestionsTableProps = {
  readonly questions: readonly Receptor[];
  readonly onEdit: (question: Receptor) => void;
};

/** The table of the questions that shoppers can ask. */
export function QuestionsTable({ questions, onEdit }: QuestionsTableProps) {
  return (
    <ScriptTable
      caption={t('assistant-desk.questions')}
      rows={questions}
      cells={[{ title: tableWords.questionTitle, of: ({ name }) => name }]}
      onEdit={onEdit}
      removal={{
        intent: 'remove-question',
        question: (name) => t('assistant-desk.confirmDeleteQuestion', { name }),
        meaning: t('assistant-desk.questionDeletedMeaning'),
      }}
    />
  );
}

type Row = { readonly id: number; readonly name: string; readonly isActive: boolean };

type ScriptTableProps<Own extends Row> = {
  readonly caption: string;
  readonly rows: readonly Own[];
  /** The cells between the number of a row and whether it is used. */
  readonly cells: readonly {
    readonly title: string;
    readonly className?: string;
    readonly of: (row: Own) => ReactNode;
  }[];
  readonly onEdit: (row: Own) => void;
  /** What removes a row, after the question whether to. */
  readonly removal: {
    readonly intent: string;
    readonly question: (name: string) => string;
    readonly meaning: string;
  };
};

/** A table of a part of the script, whose rows are edited and removed. */
function ScriptTable<Own extends Row>({ caption, rows, cells, onEdit, removal }: ScriptTableProps<Own>) {
  const { send } = useScriptChange();
  const [doomed, doom] = useState<Own | null>(null);
  const titles = cells.map(({ title }) => title);
  const { edit, delete: remove, isActive } = tableWords;
  return (
    <>
      <Table caption={caption} columns={[t('assistant-desk.id'), ...titles, isActive, edit, remove]}>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-column={t('assistant-desk.id')} className="tabular-nums">
              {row.id}
            </td>
            {cells.map(({ title, className, of }) => (
              <td key={title} data-column={title} className={className}>
                {of(row)}
              </td>
            ))}
            <td data-column={isActive}>{row.isActive ? t('assistant-desk.active') : t('assistant-desk.inactive')}</td>
            <td>
              <Button size="small" tone="quiet" aria-label={rowActions.editNamed(row.name)} onClick={() => onEdit(row)}>
                {edit}
              </Button>
            </td>
            <td>
              <Button size="small" tone="quiet" aria-label={rowActions.deleteNamed(row.name)} onClick={() => doom(row)}>
                {remove}
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <ConfirmDialog
        open={doomed !== null}
        title={removal.question(doomed?.name ?? '')}
        confirm={t('assistant-desk.confirmDelete')}
        onCancel={() => doom(null)}
        onConfirm={() => {
          if (doomed) send({ intent: removal.intent, id: doomed.id });
          doom(null);
        }}
      >
        {removal.meaning}
      </ConfirmDialog>
    </>
  );
}
