import { z } from 'zod';
import { registrationTexts } from './registration.texts.ts';

/** The minimum length of a password, in characters. */
export const shortestPassword = 4;

/** The minimum length of an administrator's password in live mode. */
export const shortestAdminPassword = 12;

/** A new password. The maximum length keeps hashing cheap. */
export const newPassword = z
  .string({ error: registrationTexts.passwordMissing })
  .min(1, registrationTexts.passwordMissing)
  .min(shortestPassword, `La contraseña debe tener al menos ${shortestPassword} caracteres`)
  .max(200, 'La contraseña puede tener hasta 200 caracteres');
