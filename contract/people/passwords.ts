import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { composed } from '#contract/core/fields/composed.ts';
import { registrationTexts } from './accounts/registration.texts.ts';

/** The minimum length of a password, in characters. */
export const shortestPassword = 4;

/** The minimum length of an administrator's password in live mode. */
export const shortestAdminPassword = 12;

/** A new password, with composed accents. The maximum length keeps hashing cheap. */
export const newPassword = z
  .string({ error: () => registrationTexts.passwordMissing })
  .overwrite(composed)
  .min(1, { error: () => registrationTexts.passwordMissing })
  .min(shortestPassword, { error: () => t('passwords.short', { shortest: shortestPassword }) })
  .max(200, { error: () => t('passwords.long') });
