import { z } from 'zod';
import { texts } from './texts.ts';

/** How many characters a password has at least. */
export const shortestPassword = 4;

/** A password to be. The upper bound keeps hashing cheap. */
export const newPassword = z
  .string({ error: texts.registration.passwordMissing })
  .min(1, texts.registration.passwordMissing)
  .min(shortestPassword, `Tu contraseña debe tener al menos ${shortestPassword} caracteres`)
  .max(200, 'Tu contraseña puede tener hasta 200 caracteres');
