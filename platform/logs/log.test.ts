import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function logged(error: unknown): string {
  let text = '';
  openLog({ logLevel: 'info' }, { write: (line) => void (text += line) }).error({ err: error }, 'unexpected failure');
  return text;
}

test('a failed statement is logged without its values', () => {
  const refused = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.com) already exists.',
  });
  const text = logged(new DrizzleQueryError('insert into users values ($1)', ['ana@example.com', 'secreta1'], refused));
  expect(text).not.toMatch(/ana@|secreta1/);
  expect(text).toContain('insert into users');
  expect(text).toContain('23505');
  expect(text).toContain('log.test.ts');
});

test('a value that is no error is logged as it is', () => {
  expect(logged('palabra')).toContain('palabra');
});
