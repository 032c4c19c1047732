import { useEffect, useRef } from 'react';
import { texts } from '#contract/texts.ts';
import { toast } from '../ui/toast.ts';

/** Says that the login worked, on whatever page it leads to: a guest has become somebody while the page was open. */
export function LoginNotice({ username }: { readonly username: string | null }) {
  const before = useRef(username);
  useEffect(() => {
    if (before.current === null && username !== null) toast(texts.login.done);
    before.current = username;
  }, [username]);
  return null;
}
