import { z } from 'zod';
import { registrationTexts } from './registration.texts.ts';

/** How many characters a password has at least. */
export const shortestPassword = 4;

/** How many an administrator's has in live mode. */
export const shortestAdminPassword = 12;

/** A password to be. The upper bound keeps hashing cheap. */
export const newPassword = z
  .string({ error: registrationTexts.passwordMissing })
  .min(1, registrationTexts.passwordMissing)
  .min(shortestPassword, `Tu contraseña debe tener al menos ${shortestPassword} caracteres`)
  .max(200, 'Tu contraseña puede tener hasta 200 caracteres');
