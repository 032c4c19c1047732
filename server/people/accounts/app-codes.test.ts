import { expect, test } from 'vitest';
import { appAddress, newAppSecret, stepOfCode } from './app-codes.ts';

/** The secret of RFC 6238, appendix B, for SHA-1. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])(
  'TEAM-2 at %i seconds the code is that of RFC 6238, also for a phone whose clock is half a minute off',
  (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(secret, code, at(seconds))).toBe(step);
    expect(stepOfCode(secret, code, at(seconds + 30))).toBe(step);
    expect(stepOfCode(secret, code, at(seconds - 30))).toBe(step);
    expect(stepOfCode(secret, code, at(seconds + 90))).toBeUndefined();
    expect(stepOfCode(secret, code, at(seconds - 90))).toBeUndefined();
  },
);

test('TEAM-2 what is no code of six digits is none of an app', () => {
  for (const code of ['', '28708', '2870821', 'abcdef', '94287082']) {
    expect(stepOfCode(secret, code, at(59))).toBeUndefined();
  }
});

test('TEAM-2 each app gets another secret of 160 bits, as an address and as a drawing of it', () => {
  const [one, other] = [newAppSecret(), newAppSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const { address, picture } = appAddress({ secret: one, shop: 'Tienda & Cía', username: 'ana.paz' });
  const url = new URL(address);
  expect([url.protocol, url.host, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    'totp',
    one,
    'Tienda & Cía',
  ]);
  const drawing = Buffer.from(picture.split(',')[1] ?? '', 'base64').toString('utf8');
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toContain(one);
});
