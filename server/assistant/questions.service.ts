import { asc, eq } from 'drizzle-orm';
import type { Receptor } from '#contract/assistant.ts';
import { ShopError } from '#contract/errors.ts';
import { noteChange } from '../audit/audit.service.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import type { Transaction } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { receptors } from './assistant.tables.ts';

type NewQuestion = Omit<Receptor, 'id'>;

/** The questions, the oldest first: the active ones, and for administrators the others too. */
export async function listQuestions({ db, visitor }: Context): Promise<Receptor[]> {
  const where = visitor.role === 'admin' ? undefined : eq(receptors.isActive, true);
  return db.select().from(receptors).where(where).orderBy(asc(receptors.id));
}

/** Throws `question_taken`. */
export async function addQuestion(ctx: Context, question: NewQuestion): Promise<Receptor> {
  return inTransaction(ctx.db, async (transaction) => {
    const after = await written(transaction.insert(receptors).values(question).returning());
    await noteChange(transaction, ctx, { action: 'receptor.create', subject: String(after.id), after });
    return after;
  });
}

/** Throws `question_not_found` and `question_taken`. */
export async function changeQuestion(ctx: Context, { id, ...question }: Receptor): Promise<Receptor> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockQuestion(transaction, id);
    const after = await written(transaction.update(receptors).set(question).where(eq(receptors.id, id)).returning());
    await noteChange(transaction, ctx, { action: 'receptor.update', subject: String(id), before, after });
    return after;
  });
}

/** Its answer, and its place among the alternatives of others, go with it. Throws `question_not_found`. */
export async function removeQuestion(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockQuestion(transaction, id);
    await transaction.delete(receptors).where(eq(receptors.id, id));
    await noteChange(transaction, ctx, { action: 'receptor.delete', subject: String(id), before });
    return { id };
  });
}

async function lockQuestion(transaction: Transaction, id: number): Promise<Receptor> {
  const [found] = await transaction.select().from(receptors).where(eq(receptors.id, id)).for('update');
  if (!found) throw new ShopError('question_not_found');
  return found;
}

// PostgreSQL, appendix A: unique_violation.
const uniqueViolation = '23505';

async function written(writing: Promise<Receptor[]>): Promise<Receptor> {
  const [question] = await writing.catch((error: unknown) => {
    if (sqlState(error) !== uniqueViolation) throw error;
    const taken = new ShopError('question_taken');
    throw new ShopError('question_taken', {}, [{ path: 'name', message: taken.detail }]);
  });
  if (!question) throw new ShopError('question_not_found');
  return question;
}
