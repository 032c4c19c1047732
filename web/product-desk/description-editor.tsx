import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { joinClasses } from '../ui/join-classes.ts';
import { written } from '../ui/written.ts';

type DescriptionEditorProps = {
  readonly value: string;
  readonly labelledBy: string;
  readonly isWrong: boolean;
  readonly onChange: (html: string) => void;
};

/** A rich-text editor for text with lists and headings. The server sanitizes its HTML all the same. */
export function DescriptionEditor({ value, labelledBy, isWrong, onChange }: DescriptionEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [3] }, code: false, codeBlock: false, horizontalRule: false }),
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
        class: joinClasses('min-h-36 px-3.5 py-3 outline-none', written),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div
      className={joinClasses(
        'rounded-soft border bg-sheet focus-within:border-ink',
        isWrong ? 'border-danger' : 'border-edge',
      )}
    >
      {editor && <Tools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const tools = [
  { name: 'bold', text: 'Negrita', run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', text: 'Cursiva', run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'heading',
    text: 'Título',
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { name: 'bulletList', text: 'Lista', run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'orderedList',
    text: 'Lista numerada',
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

function Tools({ editor }: { readonly editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
  });
  return (
    <div role="toolbar" aria-label="Formato" className="flex flex-wrap gap-1 border-b border-line p-1 text-small">
      {tools.map(({ name, text, run }) => (
        <button
          key={name}
          type="button"
          aria-pressed={active.includes(name)}
          onClick={() => run(editor)}
          className="min-h-9 rounded-soft px-3 max-md:min-h-11 hover:bg-sand aria-pressed:chosen"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
