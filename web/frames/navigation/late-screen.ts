/** How long a screen may take to arrive, in milliseconds. */
export const screenLimitMs = 120_000;

/** Calls `onLate` when the limit has passed; the answer ends the waiting, for the screen has arrived. */
export function whenLate(limitMs: number, onLate: () => void): () => void {
  const timer = setTimeout(onLate, limitMs);
  return () => clearTimeout(timer);
}

const lostKey = 'pantalla';

type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const noNotes: Notes = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Where a tab keeps its notes; a browser may refuse them. */
export function notesOfTab(): Notes {
  try {
    return window.sessionStorage;
  } catch {
    return noNotes;
  }
}

/**
 * Notes the screen that is on its way, and forgets it when it is there. When its code cannot be fetched, the router
 * reloads the page, so that a newer version of the shop finds its files; then the note tells what was lost.
 */
export function noteScreen(notes: Notes, address: string | undefined): void {
  if (address === undefined) {
    notes.removeItem(lostKey);
    return;
  }
  notes.setItem(lostKey, address);
}

/** How the page that is open came about: 'reload' or another word of the browser, and its address. */
type Opening = { readonly openedBy: string | undefined; readonly address: string };

/**
 * The screen that a reload interrupted, once; undefined when the page was opened in another way, or is that screen: a
 * person may reload in the moment between its arrival and the forgetting of the note.
 */
export function lostScreen(notes: Notes, { openedBy, address }: Opening): string | undefined {
  const noted = notes.getItem(lostKey);
  notes.removeItem(lostKey);
  if (openedBy !== 'reload' || noted === null || noted === address) return undefined;
  return /^\/(?![/\\])/.test(noted) ? noted : undefined;
}
