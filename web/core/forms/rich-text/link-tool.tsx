import { t } from '#messages/messages.ts';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { ToolButton } from './tool-button.tsx';

/** The tool that makes and changes a link. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const [linkOf, openLink] = useState<string>();
  const isLink = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  return (
    <>
      <ToolButton
        aria-pressed={isLink}
        onClick={() => {
          const { href }: { href?: unknown } = editor.getAttributes('link');
          openLink(typeof href === 'string' ? href : '');
        }}
      >
        {t('rich-text.link')}
      </ToolButton>
      {linkOf !== undefined && <LinkDialog editor={editor} start={linkOf} onClose={() => openLink(undefined)} />}
    </>
  );
}
