import { z } from 'zod';
import { startStripe } from './stripe-sandbox.ts';
import type { RunningStripe, StripeSandboxOptions } from './stripe-sandbox.ts';

// The process of the simulator: reads settings from STRIPE_SANDBOX_*, sends `{ready, url}` to the parent when it listens, and
// ends when the parent dies for any reason.

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

await run();

async function run(): Promise<void> {
  const options = readOptions();
  if (!options) return;
  const running = await start(options);
  if (!running) return;
  const stop = stopOnce(running);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  if (!process.send) {
    process.stdout.write(`Pagos de prueba en ${running.url}\n`);
    return;
  }
  // A parent that died during this start sends no `disconnect` any more.
  if (!process.connected) return stop();
  process.send({ ready: true, url: running.url });
}

function readOptions(): StripeSandboxOptions | null {
  const parsed = environment.safeParse(process.env);
  if (!parsed.success) {
    fail(`Los pagos de prueba no arrancan: falta o está mal ${String(parsed.error.issues[0]?.path[0])}.`);
    return null;
  }
  const given = parsed.data;
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

async function start(options: StripeSandboxOptions): Promise<RunningStripe | null> {
  try {
    return await startStripe(options);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    fail(`Los pagos de prueba no arrancan: ${isTaken ? `el puerto ${options.port} está ocupado` : String(error)}.`);
    return null;
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

function stopOnce(running: RunningStripe): () => void {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= running.close().finally(() => process.exit(0));
  };
}
