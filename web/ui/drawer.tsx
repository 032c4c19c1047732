import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { Toaster } from './toaster.tsx';
import { useModal } from './use-modal.ts';

const sides = {
  right: 'slide-right my-0 mr-0 ml-auto h-dvh w-full max-w-form',
  bottom: 'slide-up mt-auto mb-0 w-full max-w-none',
} as const;

type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly side?: keyof typeof sides;
  readonly children: ReactNode;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
};

/** A panel over the page: from the right, or from below on small screens. */
export function Drawer({ open, onClose, title, side = 'right', children, footer }: DrawerProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={joinClasses('max-h-dvh overflow-hidden bg-paper', sides[side])}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex flex-none items-center justify-between gap-4 py-3 pr-3 pl-6">
          <h2 id={titleId} className="font-display text-title">
            {title}
          </h2>
          <IconButton label="Cerrar" icon="close" onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        {footer && <footer className="flex-none border-t border-line px-6 py-5">{footer}</footer>}
      </div>
      {open && <Toaster />}
    </dialog>
  );
}
