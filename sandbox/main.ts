import { z } from 'zod';
import { runProcess } from './run-process.ts';
import { pastPayments } from './values/past-payments.ts';
import { startSandbox, type SandboxOptions } from './sandbox.ts';

// The process of the sandbox, with settings from SANDBOX_*.

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

const environment = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_FILE: z.string().default('.data/sandbox.sqlite'),
  SANDBOX_ACCESS_TOKEN: z.string().min(1),
  SANDBOX_WEBHOOK_SECRET: z.string().min(1),
  SANDBOX_PUBLIC_URL: z.url().optional(),
  SANDBOX_ALLOW_HTTP_LOCALHOST: z.string().optional(),
  SANDBOX_NOTICE_URL: z.url().optional(),
  SANDBOX_CONTROL_TOKEN: z.string().optional(),
  /** Payments that were made before, as JSON. */
  SANDBOX_PAST_PAYMENTS: jsonText.pipe(pastPayments).optional(),
});

await runProcess(readOptions, startSandbox);

function readOptions(): SandboxOptions {
  const given = environment.parse(process.env);
  return {
    port: given.SANDBOX_PORT,
    host: given.SANDBOX_HOST,
    file: given.SANDBOX_FILE,
    accessToken: given.SANDBOX_ACCESS_TOKEN,
    webhookSecret: given.SANDBOX_WEBHOOK_SECRET,
    publicUrl: given.SANDBOX_PUBLIC_URL,
    allowHttpLocalhost: given.SANDBOX_ALLOW_HTTP_LOCALHOST === '1',
    noticeUrl: given.SANDBOX_NOTICE_URL,
    controlToken: given.SANDBOX_CONTROL_TOKEN,
    pastPayments: given.SANDBOX_PAST_PAYMENTS,
  };
}
