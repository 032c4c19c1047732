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

test('no text begins another line, or another member of its own', () => {
  const forged = 'x\n{"level":30,"msg":"logged in"}\r\n\u2028","level":10';
  for (const text of [logged(new Error(forged)), logged(forged)]) {
    expect(text.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ level: 50, msg: 'unexpected failure' });
  }
});

test('a value that is no error is logged as it is', () => {
  expect(logged('palabra')).toContain('palabra');
});

/** Returns what was thrown. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each(['smtp://tienda:secreta1@correo.example:x', 'smtp://tienda:sec,re@ta1@correo.example:x'])(
  'OWN-1 an address that is not understood is logged without its password: %s',
  (address) => {
    const failed = thrownBy(() => new URL(address));
    const asked = thrownBy(() => new Request(address));
    for (const error of [failed, asked, new Error('mail', { cause: failed }), new Error(`${address} gave no answer`)]) {
      expect(error).toBeInstanceOf(Error);
      expect(logged(error)).not.toMatch(/sec|ta1|tienda:/);
    }
    expect(logged(failed)).toContain('ERR_INVALID_URL');
  },
);

test('OWN-1 of a failure only what names its kind and place is logged, whatever a library adds to it', () => {
  const values = ['input', 'base', 'sourceUrl', 'options', 'config', 'request', 'response', 'body', 'hint', 'cmd'];
  const error = Object.assign(new Error('away'), Object.fromEntries(values.map((name) => [name, 'secreta1'])));
  const text = logged(Object.assign(error, { code: 'ECONNECTION', address: { pass: 'secreta1' }, port: 465 }));
  expect(text).not.toContain('secreta1');
  expect(text).toMatch(/"code":"ECONNECTION".*"port":465/);
});

test('OWN-1 a long text of a failure is logged without work by the square of its length', { timeout: 10_000 }, () => {
  for (const text of ['a'.repeat(200_000), '://'.repeat(70_000), `away\nparams: ${'\n'.repeat(200_000)}`]) {
    expect(logged(new Error(text))).toContain('unexpected failure');
  }
});
