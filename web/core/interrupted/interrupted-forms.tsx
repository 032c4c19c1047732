import { useEffect } from 'react';
import { href, useLocation } from 'react-router';
import { pageKeyOf } from '../requests/page-key.ts';
import { settleSentForm } from '../hydration/sent-form.ts';

const loginPage = href('/login');

const load = () => import('./watch-forms.ts');

type Watching = (module: Awaited<ReturnType<typeof load>>) => () => void;

/**
 * Keeps typed form data over an expired session: if submitting a form leads to the login, it is stored in this tab, and
 * restored when the same person is back on its page. The code is loaded only for visitors who are logged in.
 */
export function InterruptedForms({ username }: { readonly username: string | null }) {
  const location = useLocation();

  useEffect(() => (username === null ? undefined : noteSubmissions(username)), [username]);

  useEffect(() => {
    // If the page did not change because the request failed, the form can be sent again.
    if (pageKeyOf(location) === location.key) settleSentForm(location.pathname === loginPage);
  }, [location]);

  useEffect(() => {
    if (username === null || location.pathname === loginPage) return undefined;
    return whileLoaded(({ restoreForm }) => restoreForm(username));
  }, [location, username]);

  return null;
}

/** Also a form that is submitted before the code has loaded is noted, unless the answer comes first. */
function noteSubmissions(username: string): () => void {
  let early: EventTarget | null = null;
  const note = ({ target }: Event) => {
    early = target;
  };
  document.addEventListener('submit', note, true);
  return whileLoaded(({ noteForms }) => {
    document.removeEventListener('submit', note, true);
    return noteForms(username, early);
  });
}

/** Starts when the code has loaded, unless it was stopped before. If loading fails, forms work without this. */
function whileLoaded(begin: Watching): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  load().then(
    (module) => {
      if (!isOver) end = begin(module);
    },
    () => {},
  );
  return () => {
    isOver = true;
    end?.();
  };
}
