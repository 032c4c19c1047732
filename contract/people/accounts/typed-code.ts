import { t } from '#messages/messages.ts';
import { z } from 'zod';

/** By what somebody proves the second step: codes of an authenticator app, a passkey, or a recovery code. */
export const stepKinds = ['code', 'passkey', 'recovery'] as const;

export type StepKind = (typeof stepKinds)[number];

/** Six digits of an app, or a recovery code; spaces and dashes as people type them. */
export const typedCode = z
  .string({ error: () => t('second-factor.codeMissing') })
  .max(40, { error: () => t('second-factor.codeMissing') })
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(?:\d{6}|[a-z2-9]{10})$/.test(code), { error: () => t('second-factor.codeMissing') });
