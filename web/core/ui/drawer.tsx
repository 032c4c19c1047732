import { t } from '#messages/messages.ts';
import { useEffect, useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { Toaster } from './toaster.tsx';
import { useModal } from './use-modal.ts';

const sides = {
  right: 'slide-right my-0 mr-0 ml-auto h-dvh w-full max-w-form',
  bottom: 'slide-up mt-auto mb-0 w-full max-w-none',
  /** From below on phones; elsewhere from the right, as high as its content. */
  corner:
    'slide-up mt-auto mb-0 w-full max-w-none md:slide-right md:mt-0 md:mr-0 md:mb-auto md:ml-auto md:max-w-form md:rounded-bl-soft',
} as const;

type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly side?: keyof typeof sides;
  /** True if the title gets the focus, so that a held key presses no button in a panel that it has opened. */
  readonly isTitleFocused?: boolean;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
};

/** A panel over the page: from the right, or from below on small screens. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'right',
  isTitleFocused = false,
  children,
  footer,
}: DrawerProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  const isSingleClick = useDoubleClickGuard(open);
  return (
    <dialog
      {...modal}
      onPointerDown={(event) => isSingleClick(event) && modal.onPointerDown(event)}
      aria-labelledby={titleId}
      className={joinClasses('max-h-dvh overflow-hidden bg-paper', sides[side])}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex flex-none items-center justify-between gap-4 py-3 pr-3 pl-6">
          <h2
            id={titleId}
            ref={isTitleFocused ? focusFirst : undefined}
            tabIndex={isTitleFocused ? -1 : undefined}
            className="font-display text-title"
          >
            {title}
          </h2>
          <IconButton label={t('ui.close')} icon="close" onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        {open && <Toaster isInside />}
        {footer && <footer className="flex-none border-t border-line px-6 py-5">{footer}</footer>}
      </div>
    </dialog>
  );
}

/** The longest double click, in ms: the default of Windows. */
const doubleClickMs = 500;

/** Returns a function that returns false for the second click of the double click that opened a panel. */
function useDoubleClickGuard(open: boolean): (event: PointerEvent) => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return ({ timeStamp }) => timeStamp - openedAt.current >= doubleClickMs;
}

/** The browser looks for this attribute when it opens a dialog; React does not write it. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
