import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import type { DeskHome } from '#contract/site/home-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
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
      title={t('home-desk.someoneSaved')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('home-desk.keepEditing')}
          </Button>
          <Button tone="outline" onClick={onTakeTheirs}>
            {t('home-desk.discardMine')}
          </Button>
          <Button onClick={onKeepMine}>{t('home-desk.saveMine')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        {newest && (
          <p>
            {t('home-desk.someoneSavedVersion', { by: newest.by, version: newest.version, at: momentWords(newest.at) })}
          </p>
        )}
        <p>{t('home-desk.saveMineHint')}</p>
        <p>
          <Link to={previewAddress(present.version)} target="_blank" className="link">
            {t('home-desk.seeTheirs')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
