import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from './log.ts';

const minute = 60_000;

function openLines() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = openLog(
    { logLevel: 'info', isAway: (error) => error instanceof Error && 'code' in error },
    {
      write(line) {
        const { msg, failures }: { msg: string; failures?: number } = JSON.parse(line);
        lines.push(failures === undefined ? msg : `${msg}: ${failures}`);
      },
    },
  );
  return { lines, log };
}

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

test('an outage of the database is told at its start, once a minute with a count, and at its end', () => {
  const { lines, log } = openLines();
  for (let second = 0; second < 150; second += 1) {
    for (const what of ['a job failed', 'no notifications']) log.error({ err: away() }, what);
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(2 * minute);
  expect(lines).toEqual([
    'a job failed',
    'the database is still away: 119',
    'the database is still away: 120',
    'the database is still away: 60',
    'the database is not away any more',
  ]);
  log.error({ err: away() }, 'another outage');
  expect(lines.at(-1)).toBe('another outage');
});

test('other failures are told each time, also during an outage, and so is an outage of something else', () => {
  const { lines, log } = openLines();
  log.error({ err: away() }, 'a job failed');
  for (let times = 0; times < 3; times += 1) log.error({ err: new Error('broken') }, 'a page failed');
  log.warn({ problem: 'no answer' }, 'an e-mail was not sent');
  expect(lines.slice(1)).toEqual(['a page failed', 'a page failed', 'a page failed', 'an e-mail was not sent']);
});
