/** How long a message stays, in milliseconds. */
export const toastMs = 3000;

type ToastLink = { readonly to: string; readonly text: string };

export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly tone: 'plain' | 'error';
  readonly link: ToastLink | undefined;
};

let lastId = 0;
let toasts: readonly Toast[] = [];
let regions: readonly string[] = [];
const listeners = new Set<() => void>();

/** Says a short message for three seconds, also to assistive technology. Callable from any code of the browser. */
export function toast(
  message: string,
  { tone = 'plain', link }: { tone?: Toast['tone']; link?: ToastLink } = {},
): void {
  lastId += 1;
  // The same sentence twice is one message that starts again.
  toasts = [...toasts.filter((one) => one.message !== message), { id: lastId, message, tone, link }];
  tell();
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
  tell();
}

/** What a region shows: the messages, when it is the last one opened. A modal dialog has a region of its own. */
export function toastsOf(region: string): readonly Toast[] {
  return regions.at(-1) === region ? toasts : noToasts;
}

/** Makes a region the one that shows; the answer takes it away again. */
export function openRegion(region: string): () => void {
  regions = [...regions, region];
  tell();
  return () => {
    regions = regions.filter((one) => one !== region);
    tell();
  };
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const noToasts: readonly Toast[] = [];

function tell(): void {
  for (const listener of listeners) listener();
}
