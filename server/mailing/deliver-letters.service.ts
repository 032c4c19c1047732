import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { withoutAddresses } from '../log.ts';
import { composeLetter } from './compose-letter.ts';
import { letterHtml, letterText } from './letter-form.ts';
import { isFinalRefusal } from './mailer.service.ts';
import type { Mailer } from './mailer.service.ts';
import { letters } from './mailing.tables.ts';

type LetterRow = typeof letters.$inferSelect;

const minuteMs = 60_000;

/** How long after each try the next one follows. After the last the letter is given up. */
const pauses = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minuteMs);

/**
 * Sends every letter that is due. A letter that is refused waits longer each time, and is given up after a final refusal
 * or the eighth try. Between two letters it ends when `signal` says so. Several processes may run this at once: each letter is with one of them. A process that is killed
 * between sending and noting it makes the letter arrive twice, with the same Message-ID, rather than never.
 */
export async function deliverLetters(services: Services, mailer: Mailer, signal?: AbortSignal): Promise<void> {
  const isStopped = () => signal?.aborted ?? false;
  while (!isStopped()) {
    const letter = await claim(services);
    if (!letter) return;
    await deliver(services, mailer, letter);
  }
}

/** Takes the letter that waits longest and puts its next try off, in case this process does not live to note the outcome. */
function claim({ db, clock }: Services): Promise<LetterRow | undefined> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const [due] = await transaction
      .select()
      .from(letters)
      .where(and(isNull(letters.sentAt), isNull(letters.givenUpAt), lte(letters.nextTryAt, now)))
      .orderBy(asc(letters.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const pause = pauses[due.tries] ?? minuteMs;
    const [claimed] = await transaction
      .update(letters)
      .set({ tries: due.tries + 1, nextTryAt: new Date(now.getTime() + pause) })
      .where(eq(letters.id, due.id))
      .returning();
    return claimed;
  });
}

async function deliver(services: Services, mailer: Mailer, letter: LetterRow): Promise<void> {
  const { db, settings, clock, log } = services;
  try {
    const written = await composeLetter(services, letter);
    if (!written) {
      await note(services, letter, { givenUpAt: clock(), problem: 'nothing to tell any more' });
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
    await db.update(letters).set({ sentAt: clock(), problem: null }).where(eq(letters.id, letter.id));
  } catch (error) {
    const isOver = isFinalRefusal(error) || letter.tries > pauses.length;
    const problem = withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, 500);
    log.warn({ problem, letter: letter.id, kind: letter.kind, tries: letter.tries, isOver }, 'a letter was not sent');
    await note(services, letter, { problem, ...(isOver ? { givenUpAt: clock() } : {}) });
  }
}

async function note(
  { db }: Services,
  { id }: LetterRow,
  outcome: { readonly problem: string; readonly givenUpAt?: Date },
): Promise<void> {
  await db.update(letters).set(outcome).where(eq(letters.id, id));
}
