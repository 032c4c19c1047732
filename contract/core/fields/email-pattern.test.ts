import { describe, expect, test } from 'vitest';
import { registration } from '#contract/people/accounts/accounts.ts';
import { addressedAdvertisement } from '#contract/mail/advertising.ts';
import { hasForeignLetters, isEmail, plainEmail } from './email-pattern.ts';
import { email, knownEmail } from './fields.ts';
import { testRecipient } from '#contract/mail/letter-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { profileChanges } from '#contract/people/profile.ts';
import { mailSettings } from '../settings/mail-settings.ts';

/** Every field of the shop that takes an e-mail address. */
const fields = {
  registration: registration.shape.email,
  profile: profileChanges.shape.email,
  general: email,
  advertisement: addressedAdvertisement.shape.emailGoogle,
  letter: testRecipient.shape.recipient,
  manual: manualOrders.create.input.shape.buyer.unwrap().shape.email,
  sender: mailSettings.fields.sender.schema,
} as const;

const everyField = Object.entries(fields);

describe.each(everyField)('the field of %s', (_, field) => {
  test.each([
    ['ana@example.com', 'ana@example.com'],
    [' Ana.Paz+tienda@Mail.example.com ', 'Ana.Paz+tienda@Mail.example.com'],
    ['a\u200bna@exam\u00adple.com', 'ana@example.com'],
    ["o'neil_{x}@a-b.co", "o'neil_{x}@a-b.co"],
    ['x@exämple.com', 'x@xn--exmple-cua.com'],
    ['x@correo。example', 'x@correo.example'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('takes %j as %s', (typed, stored) => {
    expect(field.parse(typed)).toBe(stored);
  });

  test.each([
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-b.com',
    'a@b-.com',
    'a@b',
    'a@b..com',
    'a@.b.com',
    'a@b.com.',
    'a@127.0.0.1',
    'a@exam ple.com',
    'a b@example.com',
    '"a b"@example.com',
    'a@b@example.com',
    'a@exämple.com/x',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %s', (typed) => {
    expect(field.safeParse(typed).success).toBe(false);
  });

  test('says why an address with other letters before its at sign is refused', () => {
    expect(field.safeParse('ñandú@example.com').error?.issues.map(({ message }) => message)).toEqual([
      'Antes de la @, un correo solo puede llevar letras sin acentos ni ñ, números, puntos y guiones',
    ]);
  });
});

test('an address that is only looked up may be one of before', () => {
  for (const before of ['a..b@docomo.example', 'ñandú@example.com', 'a.@example.com']) {
    expect([knownEmail.parse(before), email.safeParse(before).success]).toEqual([before, false]);
  }
  for (const none of ['', 'ana', 'a b@example.com', 'a@b@c.com']) {
    expect(knownEmail.safeParse(none).success).toBe(false);
  }
});

test('an address stays the same when it is read again', () => {
  for (const typed of ['x@exämple.com', ' a@b.com', 'ñ@ñ.com']) {
    expect(plainEmail(plainEmail(typed))).toBe(plainEmail(typed));
  }
  expect([isEmail('x@exämple.com'), isEmail(''), hasForeignLetters('ñ'), hasForeignLetters('ñ@ñ.com')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
