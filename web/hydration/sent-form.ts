import { href } from 'react-router';
import type { WrittenField } from './written-fields.ts';

/** A form that was sent when its person's session was over: where it stood and what was in it, but for passwords. */
export type SentForm = {
  readonly path: string;
  readonly username: string;
  readonly fields: readonly WrittenField[];
};

const key = 'percha-interrupted-form';

/** The key of what was typed into editors whose page gave way to the login (interrupted/kept-editors.ts). */
export const editorsKey = 'percha-interrupted-editors';

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
  if (sent && isAtLogin) writeKept(key, JSON.stringify(sent));
  sent = undefined;
}

/** Forgets the form: once it is back in its place. */
export function clearInterruptedForm(): void {
  sent = undefined;
  writeKept(key, null);
}

/** Forgets all that was written: at a logout, and when another person logs in. */
export function clearInterrupted(): void {
  clearInterruptedForm();
  writeKept(editorsKey, null);
}

/** The text of the form that was kept, if one was. */
export const readSentForm = (): string | null => readKept(key);

/** The text that is kept in this tab under a key. */
export function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Where the storage is refused or full, what was written is lost with the page, as it ever was. */
export function writeKept(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    return;
  }
}
