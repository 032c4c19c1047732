import { href, type ShouldRevalidateFunctionArgs } from 'react-router';
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

/** How many changes were sent, and how many of them the data of the person that came last knows of. */
let changesSent = 0;
let changesKnown = 0;

/**
 * `shouldRevalidate` for what depends on the person alone: after whatever was sent, and for another session. A navigation
 * ends the request that follows a change and does not say so: whoever goes on before the answer asks again.
 */
export function ofPerson({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (!defaultShouldRevalidate) return false;
  if (formMethod !== undefined && formMethod !== 'GET') changesSent += 1;
  return changesSent > changesKnown || isAnotherSession();
}

/** Asks for the person with `ask`. Only an answer makes the changes known that were sent before. */
export async function askForPerson<P>(ask: () => Promise<P | undefined>): Promise<P | undefined> {
  const sentBefore = changesSent;
  const person = await ask();
  if (person !== undefined) changesKnown = sentBefore;
  return person;
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
