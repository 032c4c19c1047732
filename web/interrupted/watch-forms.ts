import { texts } from '#contract/texts.ts';
import { toast } from '../ui/toast.ts';
import { noteSentForm, restoreInterruptedForm } from './interrupted-form.ts';

/** Notes what a person writes into each form that is sent. The answer ends that. */
export function noteForms(username: string): () => void {
  const written = new WeakSet<EventTarget>();
  const ending = new AbortController();
  const listening = { capture: true, signal: ending.signal };
  document.addEventListener('input', ({ target }) => target && written.add(target), listening);
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.method === 'post') noteSentForm(username, target, written);
    },
    listening,
  );
  return () => ending.abort();
}

/** Writes the form of this page again that its person sent too late. Some forms come after their page; the answer stops waiting. */
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
