import { desc, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Context } from '#server/core/context/context.ts';
import { demoOutbox } from '#server/core/outbox/outbox.tables.ts';

/** How many e-mails the demonstration's outbox shows. */
const shown = 100;

/**
 * Returns the e-mails of a demonstration. In a shop that sends real ones nobody may read them here: throws `not_found`.
 */
export async function outboxEmails({ db, settings }: Context) {
  if (!isOpen(settings)) throw new ShopError('not_found');
  const emails = await db.select().from(demoOutbox).orderBy(desc(demoOutbox.id)).limit(shown);
  return emails.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: shopMoment(sentAt) }));
}

export async function outboxEmail({ db, settings }: Context, id: number) {
  if (!isOpen(settings)) throw new ShopError('not_found');
  const [mail] = await db.select().from(demoOutbox).where(eq(demoOutbox.id, id));
  if (!mail) throw new ShopError('not_found');
  return { ...mail, sentAt: shopMoment(mail.sentAt), text: mail.bodyText };
}

function isOpen({ mode, mail }: Context['settings']): boolean {
  return mode === 'demo' && mail.smtpUrl === undefined;
}
