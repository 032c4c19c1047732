import { t } from '#messages/messages.ts';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { useEditorState, type Editor } from '@tiptap/react';
import { LinkTool } from './link-tool.tsx';
import { emptyTable } from './table-nodes.ts';
import { ToolButton } from './tool-button.tsx';
import { ValueTool, type InsertedValue } from './value-tool.tsx';

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
  const { level, isTable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: headings.find((heading) => current.isActive('heading', { level: heading.level }))?.level,
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
      <LinkTool editor={editor} />
      {!isTable && (
        <ToolButton onClick={() => editor.chain().focus().insertContent(emptyTable).run()}>
          {t('rich-text.table')}
        </ToolButton>
      )}
      <ValueTool editor={editor} values={values} />
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
    </>
  );
}
