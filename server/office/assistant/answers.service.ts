import { t } from '#messages/messages.ts';
import { asc, eq } from 'drizzle-orm';
import type { ChangedAnswer, Emisor, NewAnswer } from '#contract/office/assistant.ts';
import { ShopError, type FieldError } from '#contract/core/protocol/errors.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction, Executor } from '#platform/database/database.ts';
import { allAnswers, answerOf, questionIds } from './assistant.queries.ts';
import { emisorAlternatives, emisors } from './assistant.tables.ts';
import { withOrders } from './order-answer.ts';
import { openAnswers } from './scripted-answers.ts';
import type { Say } from '#server/core/context/shown-words.ts';
import { answerInWords } from './answer-in-words.ts';

/** Returns the answers, oldest first: all for administrators, the visible ones for others. */
export async function listAnswers(ctx: Context): Promise<Emisor[]> {
  const script = await allAnswers(ctx.db);
  if (mayVisitor(ctx.visitor, 'assistant.write')) return script;
  const told: Emisor[] = [];
  for (const answer of openAnswers(script)) {
    told.push({ ...answer, respuesta: await withOrders(ctx, answer.respuesta) });
  }
  return told;
}

/** Adds an answer. Throws `question_answered`, and `invalid` for invalid names, see `checkedFollowUps`. */
export async function addAnswer(ctx: Context, { name, alternativa, ...answer }: NewAnswer): Promise<Emisor> {
  return inTransaction(ctx.db, async (transaction) => {
    const [receptorId, ...followUps] = await questionIds(transaction, [name, ...alternativa]);
    if (receptorId === undefined) throw refused('name', t('assistant.noSuchQuestion'));
    const checked = checkedFollowUps(receptorId, followUps, 'receptor');
    const [added] = await transaction
      .insert(emisors)
      .values({ ...answer, receptorId })
      .onConflictDoNothing({ target: emisors.receptorId })
      .returning({ id: emisors.id });
    if (!added) {
      throw new ShopError('question_answered', {}, [
        { path: 'name', message: new ShopError('question_answered').detail },
      ]);
    }
    await writeFollowUps(transaction, added.id, checked);
    const after = await answerNow(transaction, added.id);
    await noteChange(transaction, ctx, { action: 'emisor.create', subject: String(added.id), after: plain(after) });
    return after;
  });
}

/**
 * Changes an answer. Throws `answer_not_found`, `changed_meanwhile`, and `invalid` for another question than its own or
 * for invalid names.
 */
export async function changeAnswer(ctx: Context, changed: ChangedAnswer): Promise<Emisor> {
  const { id, name, alternativa, version, ...answer } = changed;
  return inTransaction(ctx.db, async (transaction) => {
    // The row is locked first, so that two concurrent changes run one after the other.
    const [present] = await transaction.select().from(emisors).where(eq(emisors.id, id)).for('update');
    if (!present) throw new ShopError('answer_not_found');
    const before = await answerNow(transaction, id);
    const held = { present: before, subject: String(id), actions: ['emisor.create', 'emisor.update'] } as const;
    await refuseStale(transaction, version, held);
    const [receptorId, ...followUps] = await questionIds(transaction, [name, ...alternativa]);
    if (receptorId !== present.receptorId) throw refused('name', t('assistant.questionFixed'));
    const checked = checkedFollowUps(receptorId, followUps, 'alternativa');
    const others = await followUpsOf(transaction, id);
    const raised = others.join() === checked.join() ? {} : { version: present.version + 1 };
    await transaction
      .update(emisors)
      .set({ ...answer, ...raised })
      .where(eq(emisors.id, id));
    await transaction.delete(emisorAlternatives).where(eq(emisorAlternatives.emisorId, id));
    await writeFollowUps(transaction, id, checked);
    const after = await answerNow(transaction, id);
    const change = { before: plain(before), after: plain(after) };
    await noteChange(transaction, ctx, { action: 'emisor.update', subject: String(id), ...change });
    return after;
  });
}

/** Deletes an answer. Throws `answer_not_found`. */
export async function removeAnswer(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await answerNow(transaction, id);
    const removed = await transaction.delete(emisors).where(eq(emisors.id, id)).returning({ id: emisors.id });
    if (removed.length === 0) throw new ShopError('answer_not_found');
    await noteChange(transaction, ctx, { action: 'emisor.delete', subject: String(id), before: plain(before) });
    return { id };
  });
}

/**
 * Returns the ids of follow-ups. Throws `invalid` unless each is an existing question, listed once, and not the
 * answer's own. `list` is their name in the payload.
 */
function checkedFollowUps(own: number, ids: readonly (number | undefined)[], list: string): number[] {
  const wrong = ids.flatMap((id, place): FieldError[] => {
    const message = wrongOf(own, id, ids.indexOf(id) < place);
    return message === undefined ? [] : [{ path: `${list}.${place}`, message }];
  });
  if (wrong.length > 0) throw new ShopError('invalid', {}, wrong);
  return ids.filter((id) => id !== undefined);
}

function wrongOf(own: number, id: number | undefined, isRepeated: boolean): string | undefined {
  if (id === undefined) return t('assistant.noSuchQuestion');
  if (id === own) return t('assistant.ownQuestion');
  return isRepeated ? t('assistant.repeatedAlternative') : undefined;
}

function refused(path: string, message: string): ShopError {
  return new ShopError('invalid', {}, [{ path, message }]);
}

async function writeFollowUps(db: Transaction, emisorId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.insert(emisorAlternatives).values(ids.map((receptorId, position) => ({ emisorId, position, receptorId })));
}

async function followUpsOf(db: Transaction, emisorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: emisorAlternatives.receptorId })
    .from(emisorAlternatives)
    .where(eq(emisorAlternatives.emisorId, emisorId))
    .orderBy(asc(emisorAlternatives.position));
  return rows.map(({ id }) => id);
}

/** The fields of an answer that the audit log shows. */
function plain({ id, name, respuesta, isActive, alternativa }: Emisor) {
  return { id, name, respuesta, isActive, alternativa };
}

async function answerNow(db: Transaction, id: number): Promise<Emisor> {
  const answer = await answerOf(db, id);
  if (!answer) throw new ShopError('answer_not_found');
  return answer;
}

/** Says the texts of the assistant's answers, and the questions that they answer. */
export async function sayAnswers(db: Executor, say: Say): Promise<void> {
  for (const answer of await allAnswers(db)) answerInWords(answer, say);
}
