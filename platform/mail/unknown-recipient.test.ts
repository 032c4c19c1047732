import { expect, test } from 'vitest';
import { isUnknownRecipient } from './unknown-recipient.ts';

/** An error as the library makes it of a server's reply. */
function refused(response: string, command = 'RCPT TO'): Error {
  return Object.assign(new Error(response), { response, responseCode: Number(response.slice(0, 3)), command });
}

test.each([
  '550 no such user',
  '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '551 user not local',
  '553 mailbox name not allowed',
  '554 5.1.2 no such domain',
  '550 5.1.10 the domain accepts no mail',
])('PRIV-3 %j says that there is no such recipient', (reply) => {
  expect(isUnknownRecipient(refused(reply))).toBe(true);
});

test.each([
  ['552 mailbox full', 'RCPT TO'],
  ['550 5.2.2 mailbox full', 'RCPT TO'],
  ['550 5.7.1 relaying denied', 'RCPT TO'],
  ['550 5.7.26 unauthenticated e-mail is not accepted', 'DATA'],
  ['550 relay not permitted', 'RCPT TO'],
  ['550 blocked by a list, see https://list.example', 'RCPT TO'],
  ['550 message looks like spam', 'DATA'],
  ['550 no such user', 'DATA'],
  ['550 5.1.8 sender address rejected: domain not found', 'RCPT TO'],
  ['550 5.1.1 sender unknown', 'MAIL FROM'],
  ['550 who are you', 'MAIL FROM'],
  ['450 5.1.1 try later', 'RCPT TO'],
  ['554 transaction failed', 'RCPT TO'],
  ['535 5.7.8 authentication failed', 'AUTH PLAIN'],
])('PRIV-3 %j to %s says nothing of the recipient', (reply, command) => {
  expect(isUnknownRecipient(refused(reply, command))).toBe(false);
});

test('PRIV-3 neither does a connection that fails', () => {
  expect(isUnknownRecipient(new Error('550 no such user'))).toBe(false);
  expect(isUnknownRecipient('550 no such user')).toBe(false);
});
