import { href } from 'react-router';
import type { WrittenField } from './written-fields.ts';

/** A form that was sent when its person's session was over: where it stood and what was in it, but for passwords. */
export type SentForm = {
  readonly path: string;
  readonly username: string;
  readonly fields: readonly WrittenField[];
};

const key = 'percha-interrupted-form';

let sent: SentForm | undefined;

/** Notes the form that was sent last; nothing for a guest's. */
export function noteSent(form: SentForm | undefined): void {
  sent = form;
}

/** True if going to a page keeps the form that was sent: its session is over, and its person comes back. */
export function isSentFormKept(pathname: string): boolean {
  return sent !== undefined && pathname === href('/login');
}

/** Keeps what was sent when the answer was the login; forgets it when the answer was any other page. */
export function settleSentForm(isAtLogin: boolean): void {
  if (sent && isAtLogin) writeSentForm(JSON.stringify(sent));
  sent = undefined;
}

/** Forgets what was written: at a logout, and once it is back in its place. */
export function clearInterruptedForm(): void {
  sent = undefined;
  writeSentForm(null);
}

/** The text of what was kept: a form that was sent, or the editors of a page (interrupted/kept-editors.ts). */
export function readSentForm(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the storage is refused or full, what was written is lost with the page, as it ever was. */
export function writeSentForm(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
