import { t } from '#messages/messages.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { onEnter } from '../../ui/on-enter.ts';
import { TextField } from '../../ui/text-field.tsx';

type LinkDialogProps = {
  readonly editor: Editor;
  /** The address of the link at the cursor; '' for none. */
  readonly start: string;
  readonly onClose: () => void;
};

const wrong = t('rich-text.badAddress');

/** Asks for the address of a link; an empty one removes the link. Without a selection the address is inserted. */
export function LinkDialog({ editor, start, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(start);
  const [error, setError] = useState<string>();

  function put() {
    const given = address.trim();
    if (given === '') {
      editor.chain().focus().extendMarkRange('link').unsetLink().run();
      onClose();
      return;
    }
    const href = hrefOf(given);
    if (href === undefined) {
      setError(wrong);
      return;
    }
    if (editor.state.selection.empty && start === '') {
      const marks = [{ type: 'link', attrs: { href } }];
      editor.chain().focus().insertContent({ type: 'text', text: given, marks }).run();
    } else {
      editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    }
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rich-text.link')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('rich-text.cancel')}
          </Button>
          <Button onClick={put}>
            {address.trim() === '' && start !== '' ? t('rich-text.removeLink') : t('rich-text.putLink')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('rich-text.address')}
        value={address}
        error={error}
        hint={t('rich-text.addressHint')}
        maxLength={300}
        onChange={({ target: { value } }) => {
          setAddress(value);
          setError(undefined);
        }}
        onKeyDown={onEnter(put)}
      />
    </Dialog>
  );
}

/** Returns the address of a link as the server accepts it; undefined for what is none. */
function hrefOf(given: string): string | undefined {
  if (/^\/(?![/\\])\S*$/.test(given) || /^(?:mailto|tel):\S+$/i.test(given)) return given;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(given)) return `mailto:${given}`;
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(given);
  const full = isBare ? `https://${given}` : given;
  return /^https:\/\//i.test(full) && URL.canParse(full) ? full : undefined;
}
