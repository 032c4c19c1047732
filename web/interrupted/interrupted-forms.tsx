import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageKeyOf } from '../requests/page-key.ts';
import { settleSentForm } from '../hydration/sent-form.ts';

const loginPage = '/login';

const load = () => import('./watch-forms.ts');

type Watching = (module: Awaited<ReturnType<typeof load>>) => () => void;

/**
 * What is written into a form survives a session that ran out: when sending it leads to the login, it is kept in this tab,
 * and written again when its person is back on its page. The code for that comes only to who is logged in.
 */
export function InterruptedForms({ username }: { readonly username: string | null }) {
  const location = useLocation();

  useEffect(() => (username === null ? undefined : whileLoaded(({ noteForms }) => noteForms(username))), [username]);

  useEffect(() => {
    // Who stays on a page because sending failed may send again.
    if (pageKeyOf(location) === location.key) settleSentForm(location.pathname === loginPage);
  }, [location]);

  useEffect(() => {
    if (username === null || location.pathname === loginPage) return undefined;
    return whileLoaded(({ restoreForm }) => restoreForm(username));
  }, [location, username]);

  return null;
}

/** Begins when the code is there, unless it was ended before. Without the code forms are as they are in any shop. */
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
