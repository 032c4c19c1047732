import { useId, type ReactNode } from 'react';
import { Toaster } from './toaster.tsx';
import { useModal } from './use-modal.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The buttons; the one that changes something comes last. */
  readonly actions: ReactNode;
};

/** A modal dialog in the middle of the page, such as a confirmation. Its text wraps wherever it stands, also in the cell of a list. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={titleId}
      className="slide-up m-auto w-[calc(100%-2rem)] max-w-form rounded-soft bg-sheet text-left whitespace-normal shadow-lift"
    >
      <div className="grid gap-4 p-6">
        <h2 id={titleId} className="font-display text-title">
          {title}
        </h2>
        {children && <div className="text-small text-stone">{children}</div>}
        <div className="mt-2 flex flex-wrap justify-end gap-3">{actions}</div>
      </div>
      {open && <Toaster />}
    </dialog>
  );
}
