import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { dismissToast, noToasts, openRegion, toastMs, toastsOf, undoMs, watchToasts } from './toast.ts';
import type { Toast } from './toast.ts';

/** Where messages appear. It is on the page before any message, so that screen readers announce what comes in. */
export function Toaster() {
  const region = useId();
  useEffect(() => openRegion(region), [region]);
  const toasts = useSyncExternalStore(
    watchToasts,
    () => toastsOf(region),
    () => noToasts,
  );
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 md:bottom-6">
      {toasts.map((one) => (
        <ToastMessage key={one.id} toast={one} />
      ))}
    </output>
  );
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={joinClasses(
        'pointer-events-auto flex max-w-form items-center gap-5 rounded-soft px-5 py-3.5 text-small text-sheet shadow-lift',
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
        <Link to={toast.link.to} className="link flex-none font-medium" onClick={() => dismissToast(toast.id)}>
          {toast.link.text}
        </Link>
      )}
      {toast.retry && (
        <>
          <button
            type="button"
            className="link min-h-6 flex-none font-medium"
            onClick={() => {
              dismissToast(toast.id);
              toast.retry?.();
            }}
          >
            Reintentar
          </button>
          <button
            type="button"
            aria-label="Cerrar mensaje"
            className="-mr-2 flex-none p-1"
            onClick={() => dismissToast(toast.id)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </span>
  );
}
