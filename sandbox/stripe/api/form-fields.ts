import { z } from 'zod';

// A form has only texts.

/** A whole number of a form: '1250'. */
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);

/** Up to 50 named texts that come back as they were given. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, 'Metadata can have up to 50 keys');

/** The objects that an answer has in the place of their ids. */
export const expand = z.array(z.string().max(200)).max(20).default([]);

/** A page of a list. */
export const page = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  expand,
};
