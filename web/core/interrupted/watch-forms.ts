import { texts } from '#contract/core/texts.ts';
import { toast } from '../ui/toast.ts';
import { noteSentForm, restoreInterruptedForm } from './interrupted-form.ts';

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
