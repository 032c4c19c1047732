import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase } from '#test/database.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

const looks = '0035_names_and_phones.sql';

test('accounts of before keep their names, also where several look the same, and a new one cannot look like any', async () => {
  const { pool, drop } = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrationsFolder)) {
    if (name < looks) await cp(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(pool, folder);
  const insert = (username: string, rol: string, email: string) =>
    pool.query('insert into users (username, rol, email) values ($1, $2, $3)', [username, rol, email]);
  await insert('ａｄｍｉｎ', 'client', 'a@example.com');
  await insert('admin', 'admin', 'b\u200b@example.com');
  await insert('josé'.normalize('NFD'), 'client', 'c@example.com');
  // Neither can become what the other one would become too.
  await insert('luz', 'client', 'e\u200bva@example.com');
  await insert('sol', 'client', 'ev\u200ba@example.com');
  await cp(join(migrationsFolder, looks), join(folder, looks));
  await migrate(pool, folder);
  const { rows } = await pool.query('select username, email, username_look from users order by id');
  expect(rows).toEqual([
    { username: 'ａｄｍｉｎ', email: 'a@example.com', username_look: 'admin 1' },
    { username: 'admin', email: 'b@example.com', username_look: 'admin' },
    { username: 'josé', email: 'c@example.com', username_look: 'josé' },
    { username: 'luz', email: 'e\u200bva@example.com', username_look: 'luz' },
    { username: 'sol', email: 'ev\u200ba@example.com', username_look: 'sol' },
  ]);
  for (const name of ['Ａdmin', 'JOSÉ'.normalize('NFD')]) {
    await expect(insert(name, 'client', 'd@example.com')).rejects.toThrow('users_username_look');
  }
  await rm(folder, { recursive: true });
  await drop();
});
