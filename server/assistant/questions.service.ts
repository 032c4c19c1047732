import { asc, eq } from 'drizzle-orm';
import type { Receptor } from '#contract/assistant.ts';
import { ShopError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { receptors } from './assistant.tables.ts';

type NewQuestion = Omit<Receptor, 'id'>;

/** The questions, the oldest first: the active ones, and for administrators the others too. */
export async function listQuestions({ db, visitor }: Context): Promise<Receptor[]> {
  const where = visitor.role === 'admin' ? undefined : eq(receptors.isActive, true);
  return db.select().from(receptors).where(where).orderBy(asc(receptors.id));
}

/** Throws `question_taken`. */
export async function addQuestion(db: Executor, question: NewQuestion): Promise<Receptor> {
  return written(db.insert(receptors).values(question).returning());
}

/** Throws `question_not_found` and `question_taken`. */
export async function changeQuestion(db: Executor, { id, ...question }: Receptor): Promise<Receptor> {
  return written(db.update(receptors).set(question).where(eq(receptors.id, id)).returning());
}

/** Its answer, and its place among the alternatives of others, go with it. Throws `question_not_found`. */
export async function removeQuestion(db: Executor, id: number): Promise<{ id: number }> {
  const [removed] = await db.delete(receptors).where(eq(receptors.id, id)).returning({ id: receptors.id });
  if (!removed) throw new ShopError('question_not_found');
  return removed;
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
