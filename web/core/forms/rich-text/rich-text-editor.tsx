import { t } from '#messages/messages.ts';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { joinClasses } from '../../ui/join-classes.ts';
import { LinkTool } from './link-tool.tsx';
import { PageTools } from './page-tools.tsx';
import { tableNodes } from './table-nodes.ts';
import { ToolButton } from './tool-button.tsx';
import type { InsertedValue } from './value-tool.tsx';

export type RichTextEditorProps = {
  readonly value: string;
  readonly labelledBy: string;
  /** The id of the element with the error; undefined without one. */
  readonly errorId: string | undefined;
  readonly onChange: (html: string) => void;
  /** True for a text with links, which every page has. */
  readonly hasLinks?: boolean;
  /** For a whole page: headings of two levels, links, tables, and values that can be inserted. */
  readonly page?: { readonly values: readonly InsertedValue[] };
};

/** The classes of a page's text, which is longer than a description. */
const pageText =
  'min-h-[50vh] [&_:is(h2,h3)]:scroll-mt-24 [&_h2]:font-display [&_h2]:text-title [&_h2:not(:first-child)]:mt-6 [&_h3]:text-body! [&_h3]:font-medium ' +
  '[&_h3]:font-sans! [&_table]:mt-3 [&_table]:w-full [&_table]:table-fixed [&_td]:border [&_td]:border-line [&_td]:p-2 ' +
  '[&_td]:align-top [&_th]:border [&_th]:border-line [&_th]:bg-sand [&_th]:p-2 [&_th]:text-left [&_th]:align-top';

/** A rich-text editor. The server sanitizes its HTML all the same. */
export function RichTextEditor({ value, labelledBy, errorId, onChange, hasLinks, page }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: page ? [2, 3] : [3] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        // The server adds what a link needs.
        link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
      }),
      ...(page ? tableNodes : []),
    ],
    content: value,
    // The content security policy forbids injected style sheets.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        class: joinClasses('px-3.5 py-3 outline-none', page ? pageText : 'min-h-36', 'rich-text'),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div
      className={joinClasses(
        'rounded-soft border bg-sheet focus-within:border-ink',
        errorId === undefined ? 'border-edge' : 'border-danger',
      )}
    >
      {editor && <Tools editor={editor} hasLinks={hasLinks} page={page} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const tools = [
  { name: 'bold', text: t('rich-text.bold'), run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', text: t('rich-text.italic'), run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'heading',
    text: t('rich-text.title'),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    text: t('rich-text.list'),
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    text: t('rich-text.numberedList'),
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

type ToolsProps = Pick<RichTextEditorProps, 'hasLinks' | 'page'> & { readonly editor: Editor };

function Tools({ editor, hasLinks = false, page }: ToolsProps) {
  const offered = page ? tools.filter(({ name }) => name !== 'heading') : tools;
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => offered.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
  });
  return (
    <div
      role="toolbar"
      aria-label={t('rich-text.format')}
      className={joinClasses(
        'flex flex-wrap items-center gap-1 border-b border-line bg-sheet p-1 text-small',
        page && 'z-10 md:sticky md:top-14 short:static!',
      )}
    >
      {offered.map(({ name, text, run }) => (
        <ToolButton key={name} aria-pressed={active.includes(name)} onClick={() => run(editor)}>
          {text}
        </ToolButton>
      ))}
      {hasLinks && <LinkTool editor={editor} />}
      {page && <PageTools editor={editor} values={page.values} />}
    </div>
  );
}
