import { texts } from '#contract/core/texts.ts';
import { toast } from '../ui/toast.ts';
import { isRecord } from '../hydration/unknown-values.ts';
import { clearInterruptedForm, noteSent, readSentForm, type SentForm } from '../hydration/sent-form.ts';
import { formWith, writeFields, writtenFields } from '../hydration/written-fields.ts';

/**
 * Stores what a person types into each form that is submitted; `early` is the one that was submitted last before. Returns a
 * function that stops it.
 */
export function noteForms(username: string, early: EventTarget | null): () => void {
  const written = new WeakSet<EventTarget>();
  const ending = new AbortController();
  const listening = { capture: true, signal: ending.signal };
  document.addEventListener('input', ({ target }) => target && written.add(target), listening);
  const note = (form: EventTarget | null) => {
    if (form instanceof HTMLFormElement && form.method === 'post') noteSentForm(username, form, written);
  };
  document.addEventListener('submit', ({ target }) => note(target), listening);
  // One that is gone was answered already.
  if (early instanceof HTMLFormElement && early.isConnected) note(early);
  return () => ending.abort();
}

/**
 * Restores the form of this page that was submitted after its session expired. Some forms are rendered after their
 * page; the returned function stops waiting for it.
 */
export function restoreForm(username: string): () => void {
  const watch = new MutationObserver(attempt);
  attempt();

  function attempt() {
    const outcome = restoreInterruptedForm(username, document);
    if (outcome === 'done') toast(texts.session.restored);
    if (outcome === 'later') watch.observe(document.body, { childList: true, subtree: true });
    else watch.disconnect();
  }

  return () => watch.disconnect();
}

/** The owner of stored forms; null for a guest, who has no session that could expire. */
type Person = string | null;

/**
 * Stores what a person typed into a form when it is submitted. Untouched fields are left out, because the shop may have
 * newer values when the form is restored.
 */
function noteSentForm(username: Person, form: HTMLFormElement, written: WeakSet<EventTarget>): void {
  const fields = writtenFields(form, written);
  noteSent(username === null ? undefined : { path: window.location.pathname, username, fields });
}

/** Returns the stored form of this page, if it is this person's. Another person's is deleted, never shown. */
function interruptedHere(username: Person): SentForm | undefined {
  const kept = sentFormIn(readSentForm());
  if (!kept || username === null) return undefined;
  if (kept.username !== username) clearInterruptedForm();
  return kept.username === username && kept.path === window.location.pathname ? kept : undefined;
}

/** Restores the stored form of this page. Returns 'later' if the page does not have that form yet. */
function restoreInterruptedForm(username: Person, page: Document): 'none' | 'later' | 'done' {
  const fields = interruptedHere(username)?.fields ?? [];
  if (fields.length === 0) return 'none';
  const form = formWith(page, fields);
  if (!form) return 'later';
  clearInterruptedForm();
  void writeFields(form, fields);
  return 'done';
}

function sentFormIn(text: string | null): SentForm | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return isSentForm(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isSentForm(value: unknown): value is SentForm {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    typeof value['username'] === 'string' &&
    Array.isArray(value['fields']) &&
    value['fields'].every(isField)
  );
}

function isField(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['value'] === 'string' &&
    (value['isChecked'] === null || typeof value['isChecked'] === 'boolean')
  );
}
