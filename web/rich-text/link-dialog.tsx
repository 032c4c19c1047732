import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

type LinkDialogProps = {
  readonly editor: Editor;
  /** The address of the link at the cursor; '' for none. */
  readonly start: string;
  readonly onClose: () => void;
};

const wrong = 'Escriba una dirección como /paginas/envios, https://www.ejemplo.com, o un correo';

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
      title="Enlace"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={put}>
            {address.trim() === '' && start !== '' ? 'Quitar el enlace' : 'Poner el enlace'}
          </Button>
        </>
      }
    >
      <TextField
        label="Dirección"
        value={address}
        error={error}
        hint="De una página de la tienda, como /paginas/envios, de otro sitio o de un correo."
        maxLength={300}
        onChange={({ target: { value } }) => {
          setAddress(value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          // It is inside the form of the page, which is not meant.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          put();
        }}
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
