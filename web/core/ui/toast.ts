/** How long a toast is shown, in milliseconds. */
export const toastMs = 3000;

/** How long a toast with undo is shown, in milliseconds: long enough to read it, decide and reach the button. */
export const undoMs = 10_000;

type ToastLink = { readonly to: string; readonly text: string };

/** The action of a toast, which can be used once. */
type ToastAction = { readonly run: () => void; readonly text: string };

export type Toast = {
  readonly id: number;
  /** A toast replaces the one with the same text, or the same `about`. */
  readonly about: string;
  readonly message: string;
  readonly tone: 'plain' | 'error';
  readonly link: ToastLink | undefined;
  /** Retries what failed; a toast with `retry` stays until it is used or closed. */
  readonly retry: (() => void) | undefined;
  readonly action: ToastAction | undefined;
};

let lastId = 0;
let toasts: readonly Toast[] = [];
/** `before` is the id of the last toast before the region was opened. */
let regions: readonly { readonly name: string; readonly before: number }[] = [];
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

type ToastOptions = {
  tone?: Toast['tone'];
  link?: ToastLink;
  about?: string;
  retry?: (() => void) | undefined;
  action?: ToastAction;
  isNews?: boolean;
};

/**
 * Shows a toast for three seconds, longer with undo; screen readers announce it. Any code in the browser can call it. A
 * toast of a success removes the errors before it, except those that can be retried; `isNews` is about something else, and
 * removes none.
 */
export function toast(message: string, options: ToastOptions = {}): void {
  const { tone = 'plain', link, about = message, retry, action, isNews = false } = options;
  lastId += 1;
  const others = toasts.filter((one) => one.about !== about && (isNews || tone === 'error' || isLasting(one)));
  toasts = [...others, { id: lastId, about, message, tone, link, retry, action }];
  notify();
}

/** Removes the errors that a success has made obsolete: all that cannot be retried, and those with this `about`. */
export function dismissErrors(about?: string): void {
  toasts = toasts.filter((one) => isLasting(one) && !(one.tone === 'error' && one.about === about));
  notify();
}

const isLasting = ({ tone, retry }: Toast) => tone !== 'error' || retry !== undefined;

export function dismissToast(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
  notify();
}

/**
 * Returns the toasts of a region: only the region that was opened last shows them. A modal dialog has its own region.
 */
export function toastsOf(region: string): readonly Toast[] {
  return regions.at(-1)?.name === region ? shown : noToasts;
}

/** Opens a region, which then shows the toasts. Returns a function that closes it. */
export function openRegion(region: string): () => void {
  regions = [...regions, { name: region, before: regions.length === 0 ? 0 : lastId }];
  notify();
  return () => {
    regions = regions.filter(({ name }) => name !== region);
    notify();
  };
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const noToasts: readonly Toast[] = [];

function notify(): void {
  // A toast that stays would cover a dialog that was opened later.
  const before = regions.at(-1)?.before ?? 0;
  shown = toasts.filter(({ id, retry }) => retry === undefined || id > before);
  for (const listener of listeners) listener();
}
