import { t } from '#messages/messages.ts';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { dismissToast, noToasts, openRegion, toastMs, toastsOf, undoMs, watchToasts, type Toast } from './toast.ts';
import type { ToastPlace } from './toast-place.ts';

const loadPlace = () => import('./toast-place.ts');

type ToasterProps = {
  /** True in a panel beside the page: the toasts are a part of its column, and cover nothing. */
  readonly isInside?: boolean;
};

/**
 * The live region of the toasts. It is there before any toast, so that screen readers announce new ones. On a page they
 * are below the header, or above the bars at the bottom if they would cover more at the top.
 */
export function Toaster({ isInside = false }: ToasterProps) {
  const region = useId();
  useEffect(() => openRegion(region), [region]);
  const toasts = useSyncExternalStore(
    watchToasts,
    () => toastsOf(region),
    () => noToasts,
  );
  const output = useRef<HTMLOutputElement>(null);
  const place = usePlace(output, !isInside && toasts.length > 0);
  return (
    <output
      ref={output}
      style={place}
      className={joinClasses(
        'pointer-events-none grid justify-items-center gap-2',
        isInside ? 'flex-none px-4 not-empty:py-3' : 'fixed inset-x-4 z-50',
        !isInside && !place && 'top-26',
      )}
    >
      {toasts.map((one) => (
        <ToastMessage key={one.id} toast={one} />
      ))}
    </output>
  );
}

/** Returns the place of the toasts while there are any; undefined until it is known. */
function usePlace(output: RefObject<HTMLElement | null>, isUsed: boolean): ToastPlace | undefined {
  const [place, setPlace] = useState<ToastPlace>();
  useEffect(() => {
    if (!isUsed) return undefined;
    let isWanted = true;
    loadPlace()
      .then(({ toastPlace }) => output.current && toastPlace(output.current))
      .then(
        (found) => isWanted && found && setPlace(found),
        // Without a network it may not arrive: then they stay below the header.
        () => {},
      );
    return () => {
      isWanted = false;
      setPlace(undefined);
    };
  }, [output, isUsed]);
  return place;
}

function ToastMessage({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.retry) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.action ? undoMs : toastMs);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.retry, toast.action]);
  return (
    <span
      // Not on entering: one that appears below a resting pointer would stay.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={joinClasses(
        'pointer-events-auto flex max-w-form items-center gap-5 rounded-soft border border-transparent px-5 py-3.5 text-small text-sheet shadow-lift',
        'transition-[opacity,translate] starting:translate-y-2 starting:opacity-0',
        toast.tone === 'error' ? 'bg-danger' : 'bg-ink',
      )}
    >
      <span>{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className="link -my-3 min-h-11 flex-none font-medium"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.text}
        </button>
      )}
      {toast.link && (
        <Link
          to={toast.link.to}
          className="link -my-3 inline-flex min-h-11 flex-none items-center font-medium"
          onClick={() => dismissToast(toast.id)}
        >
          {toast.link.text}
        </Link>
      )}
      {toast.retry && (
        <>
          <button
            type="button"
            className="link -my-3 min-h-11 flex-none font-medium"
            onClick={() => {
              dismissToast(toast.id);
              toast.retry?.();
            }}
          >
            {t('ui.retry')}
          </button>
          <button
            type="button"
            aria-label={t('ui.closeMessage')}
            className="-my-3 -mr-3 grid size-11 flex-none place-items-center"
            onClick={() => dismissToast(toast.id)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </span>
  );
}
