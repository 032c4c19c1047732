import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Toaster } from './toaster.tsx';
import { useModal } from './use-modal.ts';

type OverlayProps = { readonly label: string; readonly onClose: () => void; readonly children: ReactNode };

/** A modal sheet over the page with its own address. Its close button, the backdrop and Escape close it. */
export function Overlay({ label, onClose, children }: OverlayProps) {
  const modal = useModal(true, onClose);
  return (
    <dialog
      {...modal}
      aria-label={label}
      className="slide-up m-auto max-h-[92dvh] w-[calc(100%-2rem)] max-w-4xl overflow-y-auto overscroll-contain rounded-soft bg-sheet shadow-lift max-sm:mb-0 max-sm:w-full max-sm:max-w-none"
    >
      <div className="sticky top-0 z-10 flex justify-end border-b border-line bg-sheet p-1">
        <IconButton label={t('ui.close')} icon="close" onClick={onClose} />
      </div>
      {children}
      <Toaster />
    </dialog>
  );
}
