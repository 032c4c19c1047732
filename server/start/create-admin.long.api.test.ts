import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { processEnvironment } from '#test/node-process.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

/** Runs the command, with the password on standard input. */
async function create(name: string, number: string, password: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'create-admin.ts'), name, number], {
    env: { ...processEnvironment, DATABASE_URL: here.shop.databaseUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  child.stdin.end(`${password}\n`);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

test('AUSR-1 the first administrator is created on the command line, and can log in', async () => {
  expect(await create('primera', '100001', 'secreta1')).toMatchObject({
    code: 0,
    said: expect.stringContaining('ya puede'),
  });
  const user = await here.shop.guest().call(accounts.logIn, { user_name: 'primera', user_password: 'secreta1' });
  expect(user.rol).toBe('admin');
  expect(await create('PRIMERA', '100001', 'secreta1')).toMatchObject({
    code: 1,
    said: expect.stringContaining('en uso'),
  });
  expect(await create('uno', '1', 'x')).toMatchObject({
    code: 1,
    said: expect.stringContaining(
      'El nombre de usuario debe tener al menos 5 caracteres · El legajo debe tener al menos 6 caracteres · Debe ingresar una contraseña!',
    ),
  });
});
