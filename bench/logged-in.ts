import { startBareServer } from './bare-server.ts';
import { drive } from './load.ts';
import type { Row } from './report.ts';
import { answerOf } from './shared-answers.ts';
import type { Stage } from './stage.ts';

/** What a customer sees who is logged in: the same pages as a guest's, and who it is. */
const cases = [
  { work: 'landing page, logged in', paths: ['/'], goal: 0.5 },
  { work: 'catalogue page, logged in', paths: ['/home?gender=Men', '/home?gender=Women&page=2'], goal: 0.5 },
  { work: 'detail page, logged in', paths: ['/detail/1', '/detail/20', '/detail/30'], goal: 0.5 },
  // No kept answer but a statement each time, so it cannot come near to a server that has its bytes ready.
  { work: 'personal call', paths: ['/api/personal'], goal: 0.15 },
] as const;

/** The pages of the catalogue for a customer with a session, against a bare node:http server that answers the same bytes. */
export async function measureLoggedIn(stage: Stage, seconds: number): Promise<Row[]> {
  const headers = { cookie: await stage.customerCookie() };
  const paths = cases.flatMap((one) => [...one.paths]);
  const answers = Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await answerOf(`${stage.url}${path}`, headers)] as const)),
  );
  const bare = await startBareServer(answers);
  const rows: Row[] = [];
  for (const { work, paths: asked, goal } of cases) {
    const limit = await drive({ url: bare.url, paths: asked, headers, seconds });
    const measured = await drive({ url: stage.url, paths: asked, headers, seconds });
    rows.push({ work, limitName: 'bare server, same bytes', measured, limit, goal: { least: goal } });
  }
  await bare.close();
  return rows;
}
