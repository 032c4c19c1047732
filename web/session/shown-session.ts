import { href } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isSentTo } from '../links/language-prefix.ts';
import type { SessionData } from './session-data.ts';
import { presentMark } from './session-mark.ts';

/** The session that the page shows at this moment; undefined on the server, and before the page's scripts run. */
let shown: SessionData | undefined;

export function noteShownSession(session: SessionData): void {
  shown = session;
}

export function shownSession(): SessionData | undefined {
  return shown;
}

const isAnotherSession = () => presentMark() !== (shown?.mark ?? '');

/** `shouldRevalidate` for what depends on the person alone: after whatever was sent, and for another session. */
export function ofPerson({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSent = formMethod !== undefined && formMethod !== 'GET';
  return defaultShouldRevalidate && (isSent || isAnotherSession());
}

/**
 * `shouldRevalidate` for a page that is the same for everybody. While it stays, neither another session nor a favourite
 * changes it.
 */
export function ofEverybody({
  currentUrl,
  nextUrl,
  formMethod,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isPersonOnly = formMethod === undefined ? isAnotherSession() : isSentTo(href('/wishlist'), formAction);
  return defaultShouldRevalidate && !(isPersonOnly && currentUrl.href === nextUrl.href);
}
