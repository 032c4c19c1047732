import { z } from 'zod';

/** E-mails go to the address at that moment, so the event holds it; it is deleted with the account. */
const ofAccount = z.object({ userId: z.number(), recipient: z.string() });

/** Events of accounts. The subject is the account's id. */
export const accountEvents = {
  'account.registered': ofAccount,
  'account.reset-asked': ofAccount,
  'account.password-changed': ofAccount,
  /** A new administrator who has no password yet. */
  'account.password-needed': ofAccount,
  /** `recipient` is the new address, `present` the current one. */
  'account.address-asked': ofAccount.extend({ present: z.string().nullable() }),
  /** `recipient` is the old address. */
  'account.address-changed': ofAccount,
  /** The copy of its data is ready. */
  'account.copy-made': ofAccount,
  /** The owner of an account without a password asks for the link that closes it. */
  'account.erasure-link-asked': ofAccount,
  /** It is closed, and will be erased. */
  'account.erasure-asked': ofAccount,
  /** Its owner changed their mind. */
  'account.erasure-dropped': ofAccount,
  /** A login from a browser that nobody had used for it. */
  'account.new-device': ofAccount.extend({ device: z.string() }),
  /** It got a second factor, or lost one. */
  'account.factor-added': ofAccount,
  'account.factor-removed': ofAccount,
  /** Somebody asked to take its second factors away because they are lost, and did it. */
  'account.help-asked': ofAccount,
  'account.help-given': ofAccount,
} as const;

/** What administrators change in the area; each is an event too. */
export const peopleActions = [
  'user.create-admin',
  'user.role',
  'user.delete',
  'user.password-reset',
  'user.end-sessions',
  'user.help-factor',
  'user.stop-help',
  'role.create',
  'role.update',
  'role.delete',
  'token.create',
  'token.end',
] as const;
