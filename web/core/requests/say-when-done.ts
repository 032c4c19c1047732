import { href } from 'react-router';
import { toast } from '../ui/toast.ts';

/**
 * Runs the server's part of an action, and says `message` when it led on to another page: it worked. What leads to the
 * login did not.
 */
export async function sayWhenDone<T>(message: string, serverAction: () => Promise<T>): Promise<T> {
  try {
    return await serverAction();
  } catch (thrown) {
    if (isWayOn(thrown)) toast(message);
    throw thrown;
  }
}

/** The server's redirect comes as a thrown answer. */
function isWayOn(thrown: unknown): boolean {
  if (!(thrown instanceof Response) || thrown.status < 300 || thrown.status >= 400) return false;
  return !(thrown.headers.get('location') ?? '').startsWith(href('/login'));
}
