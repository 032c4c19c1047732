import { eq } from 'drizzle-orm';
import { sessions } from './accounts.tables.ts';
import type { Context } from '#server/core/context/context.ts';

/** Keeps what a passkey has to sign for this session; what was kept before is worth nothing any more. */
export async function keepSessionChallenge({ db, visitor }: Context, challenge: string): Promise<void> {
  if (visitor.role === 'guest' || !visitor.session) return;
  await db.update(sessions).set({ challenge }).where(eq(sessions.id, visitor.session.id));
}

/** Takes what a passkey has to sign for this session: it is signed once. */
export async function takeSessionChallenge({ db, visitor }: Context): Promise<string | undefined> {
  if (visitor.role === 'guest' || !visitor.session) return undefined;
  const held = db
    .select({ id: sessions.id, challenge: sessions.challenge })
    .from(sessions)
    .where(eq(sessions.id, visitor.session.id))
    .for('update')
    .as('held');
  const [taken] = await db
    .update(sessions)
    .set({ challenge: null })
    .from(held)
    .where(eq(sessions.id, held.id))
    .returning({ challenge: held.challenge });
  return taken?.challenge ?? undefined;
}
