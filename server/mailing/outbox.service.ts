import { desc, eq } from 'drizzle-orm';
import { ShopError } from '#contract/errors.ts';
import { shopMoment } from '#contract/shop-time.ts';
import type { Context } from '../context/context.ts';
import { demoOutbox } from '../outbox/outbox.tables.ts';

/** How many letters the demonstration's outbox shows. */
const shown = 100;

/** The letters of a demonstration. Where real ones leave, nobody may read them here: throws `not_found`. */
export async function outboxLetters({ db, settings }: Context) {
  if (!isOpen(settings)) throw new ShopError('not_found');
  const letters = await db.select().from(demoOutbox).orderBy(desc(demoOutbox.id)).limit(shown);
  return letters.map(({ sentAt, ...letter }) => ({ ...letter, sentAt: shopMoment(sentAt) }));
}

export async function outboxLetter({ db, settings }: Context, id: number) {
  if (!isOpen(settings)) throw new ShopError('not_found');
  const [letter] = await db.select().from(demoOutbox).where(eq(demoOutbox.id, id));
  if (!letter) throw new ShopError('not_found');
  return { ...letter, sentAt: shopMoment(letter.sentAt), text: letter.bodyText };
}

function isOpen({ mode, mail }: Context['settings']): boolean {
  return mode === 'demo' && mail.smtpUrl === undefined;
}
