import { z } from 'zod';
import { runProcess } from '../run-process.ts';
import { startStripe, type StripeSandboxOptions } from './stripe-sandbox.ts';

// The process of the simulator, with settings from STRIPE_SANDBOX_*.

const environment = z.object({
  STRIPE_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4011),
  STRIPE_SANDBOX_HOST: z.string().default('127.0.0.1'),
  STRIPE_SANDBOX_FILE: z.string().default('.data/stripe-sandbox.sqlite'),
  STRIPE_SANDBOX_SECRET_KEY: z.string().min(1),
  STRIPE_SANDBOX_WEBHOOK_URL: z.url().optional(),
  STRIPE_SANDBOX_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_SANDBOX_COUNTRY: z.enum(['ES', 'MX']).optional(),
  STRIPE_SANDBOX_PUBLIC_URL: z.url().optional(),
  STRIPE_SANDBOX_CONTROL_TOKEN: z.string().optional(),
});

await runProcess(readOptions, startStripe);

function readOptions(): StripeSandboxOptions {
  const given = environment.parse(process.env);
  return {
    port: given.STRIPE_SANDBOX_PORT,
    host: given.STRIPE_SANDBOX_HOST,
    file: given.STRIPE_SANDBOX_FILE,
    secretKey: given.STRIPE_SANDBOX_SECRET_KEY,
    webhookUrl: given.STRIPE_SANDBOX_WEBHOOK_URL,
    webhookSecret: given.STRIPE_SANDBOX_WEBHOOK_SECRET,
    country: given.STRIPE_SANDBOX_COUNTRY,
    publicUrl: given.STRIPE_SANDBOX_PUBLIC_URL,
    controlToken: given.STRIPE_SANDBOX_CONTROL_TOKEN,
  };
}
