import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { emisorAlternatives, emisors, receptors } from './assistant.tables.ts';
import type { ScriptedAnswer } from './scripted-answers.ts';

const followUps = sql<string[]>`array(
  select followed.name from ${emisorAlternatives} offered join ${receptors} followed on followed.id = offered.receptor_id
  where offered.emisor_id = ${emisors.id} order by offered.position
)`;

/** Returns every answer, oldest first, whether shoppers may see it or not. */
export async function allAnswers(db: Executor): Promise<ScriptedAnswer[]> {
  return answersQuery(db).orderBy(asc(emisors.id));
}

export async function answerOf(db: Executor, id: number): Promise<ScriptedAnswer | undefined> {
  const [answer] = await answersQuery(db).where(eq(emisors.id, id));
  return answer;
}

function answersQuery(db: Executor) {
  return db
    .select({
      id: emisors.id,
      name: receptors.name,
      respuesta: emisors.respuesta,
      isActive: emisors.isActive,
      isQuestionActive: receptors.isActive,
      alternativa: followUps,
      version: emisors.version,
    })
    .from(emisors)
    .innerJoin(receptors, eq(receptors.id, emisors.receptorId))
    .$dynamic();
}

/**
 * Returns the ids of questions by name, ignoring accents and case; undefined for an unknown name. The rows found are
 * locked: they cannot be deleted before the transaction of `db` ends.
 */
export async function questionIds(db: Executor, names: readonly string[]): Promise<(number | undefined)[]> {
  const { rows } = await db.execute<{ place: number; id: number }>(sql`
    select given.place, ${receptors.id} as id
    from unnest(${sql.param(names)}::text[]) with ordinality as given (name, place)
    join ${receptors} on plain_text(${receptors.name}) = plain_text(given.name)
    order by ${receptors.id}
    for key share of ${receptors}`);
  const found = new Map(rows.map(({ place, id }) => [place, id]));
  return names.map((_, index) => found.get(index + 1));
}
