import type { Services } from '../context/context.ts';
import { withoutAddresses } from '#platform/logs/log.ts';
import { composeLetter } from './compose-letter.ts';
import { letterHtml, letterText } from './letter-form.ts';
import { isFinalRefusal } from '#platform/mail/mailer.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { claimLetter, isLastTry, noteFailure, noteSent } from '../outbox/due-letters.service.ts';
import type { LetterRow } from '../outbox/due-letters.service.ts';

/**
 * Sends every letter that is due. A letter that is refused waits longer each time, and is given up after a final refusal
 * or the eighth try. Between two letters it ends when `signal` says so. Several processes may run this at once: each letter is with one of them. A process that is killed
 * between sending and noting it makes the letter arrive twice, with the same Message-ID, rather than never.
 */
export async function deliverLetters(services: Services, mailer: Mailer, signal?: AbortSignal): Promise<void> {
  const isStopped = () => signal?.aborted ?? false;
  while (!isStopped()) {
    const letter = await claimLetter(services);
    if (!letter) return;
    await deliver(services, mailer, letter);
  }
}

async function deliver(services: Services, mailer: Mailer, letter: LetterRow): Promise<void> {
  const { db, settings, clock, log } = services;
  try {
    const written = await composeLetter(services, letter);
    if (!written) {
      await noteFailure(db, letter, { givenUpAt: clock(), problem: 'nothing to tell any more' });
      return;
    }
    await mailer.send(
      {
        id: letter.messageId,
        userId: letter.userId,
        recipient: letter.recipient,
        subject: written.subject,
        html: letterHtml(written, settings.publicUrl),
        text: letterText(written),
        ...(written.unsubscribeUrl && { unsubscribeUrl: written.unsubscribeUrl }),
      },
      clock(),
    );
    await noteSent(db, letter, clock());
  } catch (error) {
    const isOver = isFinalRefusal(error) || isLastTry(letter);
    const problem = withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, 500);
    log.warn({ problem, letter: letter.id, kind: letter.kind, tries: letter.tries, isOver }, 'a letter was not sent');
    await noteFailure(db, letter, { problem, ...(isOver ? { givenUpAt: clock() } : {}) });
  }
}
