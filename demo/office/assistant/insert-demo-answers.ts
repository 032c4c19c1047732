import { emisorAlternatives, emisors, receptors } from '#server/office/assistant/assistant.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { demoAnswers } from './demo-answers.ts';

/** Inserts the assistant's script. Ids follow the order of the script, so that its first answer is the oldest. */
export async function insertDemoAnswers(db: Transaction): Promise<void> {
  const ids = new Map<string, { receptorId: number; emisorId: number }>();
  for (const { name, respuesta } of demoAnswers) {
    const [question] = await db.insert(receptors).values({ name }).returning({ id: receptors.id });
    const receptorId = question?.id ?? 0;
    const [answer] = await db.insert(emisors).values({ receptorId, respuesta }).returning({ id: emisors.id });
    ids.set(name, { receptorId, emisorId: answer?.id ?? 0 });
  }
  const rows = demoAnswers.flatMap(({ name, alternativa }) =>
    alternativa.map((followUp, position) => ({
      emisorId: ids.get(name)?.emisorId ?? 0,
      position,
      receptorId: ids.get(followUp)?.receptorId ?? 0,
    })),
  );
  await db.insert(emisorAlternatives).values(rows);
}
