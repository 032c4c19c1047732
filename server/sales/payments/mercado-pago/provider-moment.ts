import { z } from 'zod';

/** 2026-01-31T10:04:58.396-04:00 */
export const providerMoment = z
  .string()
  .transform((text) => new Date(text))
  .refine((at) => !Number.isNaN(at.getTime()));
