import { markIn } from '#contract/core/shop/session-mark.ts';

/** The key under which tabs tell each other that the session is another. */
const sharedKey = 'percha-session';

/** The mark of the session that this browser has at this moment; empty for a guest. */
export function presentMark(): string {
  return markIn(document.cookie);
}

/** Tells the other tabs which session is the present one. They hear of it only when it is another than before. */
export function shareMark(mark: string): void {
  try {
    if (localStorage.getItem(sharedKey) !== mark) localStorage.setItem(sharedKey, mark);
  } catch {
    // Without storage the others find out when they are looked at.
  }
}

/**
 * Calls `check` whenever the session may have become another unseen: in another tab, while the page was not looked at, or
 * while it waited in the browser's history, which `check` is told. The answer ends that.
 */
export function watchSession(check: (isFromHistory: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => check(false);
  window.addEventListener('pageshow', ({ persisted }) => check(persisted), { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('storage', ({ key }) => key === sharedKey && look(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  return () => ending.abort();
}
