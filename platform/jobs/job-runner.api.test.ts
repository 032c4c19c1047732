import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { oneServer } from '../database/servers.ts';
import { startJobs, type Job } from './job-runner.ts';

test('a job that runs while the others are still starting may wake them', async () => {
  const database = await testDatabase();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const order: string[] = [];
  const first: Job = {
    name: 'first',
    cron: '0 0 1 1 *',
    isWoken: true,
    work: async (_signal, wake) => {
      order.push('first');
      wake('second');
    },
  };
  const others = Array.from({ length: 12 }, (_, at): Job => {
    return { name: `other-${at}`, cron: '0 0 1 1 *', work: async () => undefined };
  });
  const second: Job = { name: 'second', cron: '0 0 1 1 *', isWoken: true, work: async () => order.push('second') };
  // A round of the first job waits from an earlier process.
  const earlier = await startJobs([first, second], { servers: oneServer(database.url), log });
  await earlier.stop();
  await database.pool.query(`insert into jobs.job (name) values ('first')`);

  const jobs = await startJobs([first, second, ...others], { servers: oneServer(database.url), log });
  onTestFinished(async () => {
    await jobs.stop();
    await database.drop();
  });
  await expect.poll(() => order).toContain('first');
  jobs.wake('second');
  await expect.poll(() => order).toContain('second');
  expect(lines).toEqual([]);
});
