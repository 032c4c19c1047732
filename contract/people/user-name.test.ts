import { expect, test } from 'vitest';
import { registration } from './accounts/accounts.ts';
import { newAdmin } from '#contract/office/people-desk.ts';

const forms = [registration.shape.user_name, newAdmin.shape.user_name] as const;

test.each(['ana.paz', 'josé_9', 'Ñandú-2', 'владимир', 'μαρία', '山田さくら', '김철수金哲', 'ag\u0303ata', '12345'])(
  '%s is a user name',
  (name) => {
    for (const field of forms) expect(field.parse(` ${name.normalize('NFD')} `)).toBe(name.normalize('NFC'));
  },
);

test.each([
  ['\u0430dmin1', 'El usuario mezcla letras de distintos alfabetos que se parecen. Escríbalo con las de uno solo'],
  ['admin\u03bf', 'El usuario mezcla letras de distintos alfabetos que se parecen. Escríbalo con las de uno solo'],
  ['.....', 'El usuario debe tener al menos una letra o un número'],
  ['_-._-', 'El usuario debe tener al menos una letra o un número'],
  [`anama${'\u0301'.repeat(9)}`, 'El usuario debe tener al menos una letra o un número'],
  ['ana paz', 'El usuario solo puede tener letras, números, puntos y guiones'],
])('%j is refused: %s', (name, message) => {
  for (const field of forms) {
    expect(field.safeParse(name).error?.issues.map((issue) => issue.message)).toEqual([message]);
  }
});
