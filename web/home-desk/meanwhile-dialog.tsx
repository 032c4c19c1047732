import { Link } from 'react-router';
import type { DeskHome } from '#contract/home-desk.ts';
import { momentWords } from '#contract/shop-time.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { previewAddress } from './preview-dialog.tsx';

type MeanwhileDialogProps = {
  /** What another person has saved. */
  readonly present: DeskHome;
  readonly onClose: () => void;
  /** Saves the own blocks over it; the other version stays in the list. */
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Asks which blocks to keep when another person has saved the home page meanwhile. Nothing is lost by either answer. */
export function MeanwhileDialog({ present, onClose, onKeepMine, onTakeTheirs }: MeanwhileDialogProps) {
  const [newest] = present.versions;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Otra persona guardó la portada"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Seguir editando
          </Button>
          <Button tone="outline" onClick={onTakeTheirs}>
            Descartar lo mío
          </Button>
          <Button onClick={onKeepMine}>Guardar lo mío</Button>
        </>
      }
    >
      <div className="grid gap-3">
        {newest && (
          <p>
            {newest.by} guardó la versión {newest.version} el {momentWords(newest.at)}. Sus cambios siguen en esta
            pantalla, sin guardar.
          </p>
        )}
        <p>Si guarda lo suyo, la otra versión queda en la lista de versiones y se puede recuperar.</p>
        <p>
          <Link to={previewAddress(present.version)} target="_blank" className="link">
            Ver la otra versión en otra pestaña
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
