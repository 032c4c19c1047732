import { t } from '#messages/messages.ts';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { emptyTable } from './table-nodes.ts';
import { ToolButton } from './tool-button.tsx';

/** A value that is inserted by its name, '{{correo}}', and what it stands for. */
export type InsertedValue = { readonly name: string; readonly label: string; readonly value: string | null };

const headings = [
  { level: 2, text: t('rich-text.title') },
  { level: 3, text: t('rich-text.subtitle') },
] as const;

type TableCommand = typeof addRowAfter;

const tableTools: readonly { readonly text: string; readonly command: TableCommand }[] = [
  { text: t('rich-text.addRow'), command: addRowAfter },
  { text: t('rich-text.addColumn'), command: addColumnAfter },
  { text: t('rich-text.deleteRow'), command: deleteRow },
  { text: t('rich-text.deleteColumn'), command: deleteColumn },
  { text: t('rich-text.deleteTable'), command: deleteTable },
];

type PageToolsProps = { readonly editor: Editor; readonly values: readonly InsertedValue[] };

/** The tools that only a whole page has. Those of tables are there while the cursor is in one. */
export function PageTools({ editor, values }: PageToolsProps) {
  const [linkOf, openLink] = useState<string>();
  const { level, isLink, isTable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: headings.find((heading) => current.isActive('heading', { level: heading.level }))?.level,
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
    }),
  });
  const run = (command: TableCommand) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <>
      {headings.map((heading) => (
        <ToolButton
          key={heading.level}
          aria-pressed={level === heading.level}
          onClick={() => editor.chain().focus().toggleHeading({ level: heading.level }).run()}
        >
          {heading.text}
        </ToolButton>
      ))}
      <ToolButton
        aria-pressed={isLink}
        onClick={() => {
          const { href }: { href?: unknown } = editor.getAttributes('link');
          openLink(typeof href === 'string' ? href : '');
        }}
      >
        {t('rich-text.link')}
      </ToolButton>
      {!isTable && (
        <ToolButton onClick={() => editor.chain().focus().insertContent(emptyTable).run()}>
          {t('rich-text.table')}
        </ToolButton>
      )}
      <select
        aria-label={t('rich-text.insertValue')}
        value=""
        onChange={({ target: { value } }) => editor.chain().focus().insertContent(`{{${value}}}`).run()}
        className="min-h-9 max-w-full min-w-0 rounded-soft border border-line bg-sheet px-2 max-md:min-h-11 md:max-w-56"
      >
        <option value="">{t('rich-text.insert')}</option>
        {values.map(({ name, label, value }) => (
          <option key={name} value={name}>
            {`${label}: ${value ?? t('rich-text.missing')}`}
          </option>
        ))}
      </select>
      {isTable && (
        <span
          role="group"
          aria-label={t('rich-text.table')}
          className="flex basis-full flex-wrap gap-1 border-t border-line pt-1"
        >
          {tableTools.map(({ text, command }) => (
            <ToolButton key={text} onClick={() => run(command)}>
              {text}
            </ToolButton>
          ))}
        </span>
      )}
      {linkOf !== undefined && <LinkDialog editor={editor} start={linkOf} onClose={() => openLink(undefined)} />}
    </>
  );
}
