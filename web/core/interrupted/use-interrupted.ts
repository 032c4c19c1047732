import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { href } from 'react-router';
import { texts } from '#contract/core/texts.ts';
import { withoutPrefix } from '../links/language-prefix.ts';
import { useSessionUser } from '../session/session-user.ts';
import { toast } from '../ui/toast.ts';
import { keepEditor, takeEditor } from './kept-editors.ts';

type Kept<Unsaved> = {
  /** Tells the editors of a page apart. */
  readonly name: string;
  /** What is unsaved, without passwords and other secrets; undefined while nothing is. */
  readonly unsaved: Unsaved | undefined;
};

type TakenBack<Unsaved> = {
  readonly name: string;
  /** Returns what was kept; undefined if it is damaged, or of another version of the program. */
  readonly read: (kept: unknown) => Unsaved | undefined;
  readonly takeBack: (unsaved: Unsaved) => void;
};

/**
 * Keeps what is unsaved in an editor in its tab when its page gives way to the login, whatever request found that the
 * session is over, and puts it back for the same person. Blockers of the router are not asked for redirects.
 */
export function useInterrupted<Unsaved>(editor: Kept<Unsaved> & TakenBack<Unsaved>): void {
  useKept(editor);
  useTakenBack(editor);
}

const isAtLogin = () => withoutPrefix(window.location.pathname) === href('/login');

/** Keeps what is unsaved in an editor that is opened in its page, which puts it back. */
export function useKept<Unsaved>({ name, unsaved }: Kept<Unsaved>): void {
  const username = useSessionUser()?.username;
  const latest = useRef({ unsaved, owner: username });
  useLayoutEffect(() => {
    // The page may learn that the session is over before it gives way.
    latest.current = { unsaved, owner: username ?? latest.current.owner };
  });
  useLayoutEffect(() => {
    const path = window.location.pathname;
    return () => {
      const { unsaved: left, owner } = latest.current;
      // The address is the next page's already.
      if (left !== undefined && owner !== undefined && isAtLogin()) keepEditor({ path, username: owner, name }, left);
    };
  }, [name]);
}

/** Puts back what was kept of an editor, once, when its page is there again. */
export function useTakenBack<Unsaved>({ name, read, takeBack }: TakenBack<Unsaved>): void {
  const username = useSessionUser()?.username;
  const look = useEffectEvent(() => {
    if (username === undefined) return;
    const kept = takeEditor({ path: window.location.pathname, username, name });
    const found = kept === undefined ? undefined : read(kept);
    if (found === undefined) return;
    takeBack(found);
    toast(texts.session.restored);
  });
  useEffect(() => {
    const first = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(first);
  }, []);
}
