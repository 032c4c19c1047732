import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Receptor } from '#contract/office/assistant.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { emisorAlternatives, emisors, receptors } from './assistant.tables.ts';

type NewQuestion = Omit<Receptor, 'id' | 'version'>;
type ChangedQuestion = NewQuestion & { readonly id: number; readonly version?: number | undefined };

/** Returns the questions, oldest first: all for administrators, the active ones for others. */
export async function listQuestions({ db, visitor }: Context): Promise<Receptor[]> {
  const where = mayVisitor(visitor, 'assistant.write') ? undefined : eq(receptors.isActive, true);
  return db.select().from(receptors).where(where).orderBy(asc(receptors.id));
}

/** Adds a question. Throws `question_taken`. */
export async function addQuestion(ctx: Context, question: NewQuestion): Promise<Receptor> {
  return inTransaction(ctx.db, async (transaction) => {
    const after = await written(transaction.insert(receptors).values(question).returning());
    await noteChange(transaction, ctx, { action: 'receptor.create', subject: String(after.id), after: plain(after) });
    return after;
  });
}

/** Changes a question. Throws `question_not_found`, `question_taken` and `changed_meanwhile`. */
export async function changeQuestion(ctx: Context, changed: ChangedQuestion): Promise<Receptor> {
  const { id, version, ...question } = changed;
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockQuestion(transaction, id);
    const held = { present: before, subject: String(id), actions: ['receptor.create', 'receptor.update'] } as const;
    await refuseStale(transaction, version, held);
    const after = await written(transaction.update(receptors).set(question).where(eq(receptors.id, id)).returning());
    const change = { before: plain(before), after: plain(after) };
    await noteChange(transaction, ctx, { action: 'receptor.update', subject: String(id), ...change });
    return after;
  });
}

/** Deletes a question, its answer, and its place among the follow-ups of other answers. Throws `question_not_found`. */
export async function removeQuestion(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockQuestion(transaction, id);
    await raiseOffering(transaction, id);
    await transaction.delete(receptors).where(eq(receptors.id, id));
    await noteChange(transaction, ctx, { action: 'receptor.delete', subject: String(id), before: plain(before) });
    return { id };
  });
}

/**
 * Raises the version of the answers that offer a question: they lose it with the question, so a concurrent edit of one
 * of them must fail with a version conflict.
 */
async function raiseOffering(transaction: Transaction, id: number): Promise<void> {
  const offering = transaction
    .select({ id: emisorAlternatives.emisorId })
    .from(emisorAlternatives)
    .where(eq(emisorAlternatives.receptorId, id));
  await transaction
    .update(emisors)
    .set({ version: sql`${emisors.version} + 1` })
    .where(inArray(emisors.id, offering));
}

/** The fields of a question that the audit log shows. */
function plain({ id, name, isActive }: Receptor) {
  return { id, name, isActive };
}

async function lockQuestion(transaction: Transaction, id: number): Promise<Receptor> {
  const [found] = await transaction.select().from(receptors).where(eq(receptors.id, id)).for('update');
  if (!found) throw new ShopError('question_not_found');
  return found;
}

function isTaken(): ShopError {
  const { detail: message } = new ShopError('question_taken');
  return new ShopError('question_taken', {}, [{ path: 'name', message }]);
}

async function written(writing: Promise<Receptor[]>): Promise<Receptor> {
  const [question] = await refusedAs({ [violations.unique]: isTaken }, async () => writing);
  if (!question) throw new ShopError('question_not_found');
  return question;
}
