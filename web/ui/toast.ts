/** How long a message stays, in milliseconds. */
export const toastMs = 3000;

/** How long one stays that offers to undo something: as long as it takes to read, decide and get there. */
export const undoMs = 10_000;

type ToastLink = { readonly to: string; readonly text: string };

/** What a message offers to do, once. */
type ToastAction = { readonly run: () => void; readonly text: string };

export type Toast = {
  readonly id: number;
  /** A message takes the place of the one that said the same, or that was about the same. */
  readonly about: string;
  readonly message: string;
  readonly tone: 'plain' | 'error';
  readonly link: ToastLink | undefined;
  /** Repeats what the message says has failed; such a message stays until it is answered. */
  readonly retry: (() => void) | undefined;
  readonly action: ToastAction | undefined;
};

let lastId = 0;
let toasts: readonly Toast[] = [];
/** `before` is the last message from before the region was opened over another. */
let regions: readonly { readonly name: string; readonly before: number }[] = [];
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

type ToastOptions = {
  tone?: Toast['tone'];
  link?: ToastLink;
  about?: string;
  retry?: (() => void) | undefined;
  action?: ToastAction;
};

/**
 * Says a short message for three seconds, longer when it can be undone, also to assistive technology. Callable from any
 * code of the browser.
 */
export function toast(message: string, options: ToastOptions = {}): void {
  const { tone = 'plain', link, about = message, retry, action } = options;
  lastId += 1;
  const said = { id: lastId, about, message, tone, link, retry, action };
  toasts = [...toasts.filter((one) => one.about !== about), said];
  tell();
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
  tell();
}

/** What a region shows: the messages, when it is the last one opened. A modal dialog has a region of its own. */
export function toastsOf(region: string): readonly Toast[] {
  return regions.at(-1)?.name === region ? shown : noToasts;
}

/** Makes a region the one that shows; the answer takes it away again. */
export function openRegion(region: string): () => void {
  regions = [...regions, { name: region, before: regions.length === 0 ? 0 : lastId }];
  tell();
  return () => {
    regions = regions.filter(({ name }) => name !== region);
    tell();
  };
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const noToasts: readonly Toast[] = [];

function tell(): void {
  // What stays until it is answered would cover a dialog that was opened later.
  const before = regions.at(-1)?.before ?? 0;
  shown = toasts.filter(({ id, retry }) => retry === undefined || id > before);
  for (const listener of listeners) listener();
}
