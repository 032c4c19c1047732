import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { BackupRefused, checkBackup } from './backup.ts';

const migrations = ['0001_shop.sql'];
const whole = {
  'manifest.json': JSON.stringify({ format: 1, migrations, tables: [{ name: 'users', columns: ['id'], rows: 1 }] }),
  'users.copy.gz': gzipSync('1\n'),
};

async function check(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'percha-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await checkBackup(folder, migrations);
}

test('a whole backup of this version can be restored', async () => {
  await expect(check(whole)).resolves.toBeUndefined();
});

test.each([
  ['without a manifest', { 'users.copy.gz': whole['users.copy.gz'] }, 'no hay una copia entera'],
  ['with a manifest that is no JSON', { ...whole, 'manifest.json': '{' }, 'no es de una copia'],
  ['with a manifest of something else', { ...whole, 'manifest.json': '{"name":"app"}' }, 'no es de una copia'],
  [
    'of another version',
    { ...whole, 'manifest.json': whole['manifest.json'].replace('0001', '0009') },
    'de otra versión',
  ],
  ['without one of its files', { 'manifest.json': whole['manifest.json'] }, 'users.copy.gz'],
  [
    'with a file that is cut off',
    { ...whole, 'users.copy.gz': whole['users.copy.gz'].subarray(0, 15) },
    'users.copy.gz',
  ],
  ['with a file that is not packed', { ...whole, 'users.copy.gz': '1\n' }, 'users.copy.gz'],
])('a folder %s is refused', async (_what, files, said) => {
  const refusal = check(files);
  await expect(refusal).rejects.toThrow(BackupRefused);
  await expect(refusal).rejects.toThrow(said);
});
