import { expect, test } from 'vitest';
import { hashNewPassword, isStrongEnough } from './passwords.service.ts';

const admin = { username: 'jefa.ventas', rol: 'admin' } as const;
const live = { mode: 'live' } as const;

test.each([
  '1234',
  'x9$Kq2!vLp0',
  'contrasena1234',
  'C0ntr4s3ñ4-2026!',
  'Administrador2026',
  'Percha-admin-2026',
  'jefa.ventas-2026',
  'Verano2026Verano',
  'qwertyuiop123456',
  'aaaaaaaaaaaaaaaaaa',
])('MEND-12 a live shop refuses an administrator the password %s', async (password) => {
  expect(isStrongEnough(live, admin, password)).toBe(false);
  await expect(hashNewPassword(live, admin, { password, path: 'password' })).rejects.toMatchObject({
    code: 'weak_password',
    errors: [{ path: 'password' }],
  });
});

test.each(['correct horse battery', 'x9$Kq2!vLp0z', 'olla bruma 47 tejado'])(
  'MEND-12 and takes %s',
  async (password) => {
    expect(await hashNewPassword(live, admin, { password, path: 'password' })).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  },
);

test('MEND-12 demonstrations and customers keep the minimum of the requirements', () => {
  expect(isStrongEnough({ mode: 'demo' }, admin, '1234')).toBe(true);
  expect(isStrongEnough(live, { username: 'ana', rol: 'client' }, '1234')).toBe(true);
});
