import { z } from 'zod';
import { pastPayments } from './values/past-payments.ts';
import { startSandbox } from './sandbox.ts';
import type { RunningSandbox, SandboxOptions } from './sandbox.ts';

// The process of the sandbox: reads settings from SANDBOX_*, sends `{ready, url}` to the parent when it listens, and
// ends when the parent dies for any reason.

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

await run();

async function run(): Promise<void> {
  const options = readOptions();
  if (!options) return;
  const sandbox = await start(options);
  if (!sandbox) return;
  const stop = stopOnce(sandbox);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  if (!process.send) {
    process.stdout.write(`Pagos de prueba en ${sandbox.url}\n`);
    return;
  }
  // A parent that died during this start sends no `disconnect` any more.
  if (!process.connected) return stop();
  process.send({ ready: true, url: sandbox.url });
}

function readOptions(): SandboxOptions | null {
  const parsed = environment.safeParse(process.env);
  if (!parsed.success) {
    fail(`Los pagos de prueba no arrancan: falta o está mal ${String(parsed.error.issues[0]?.path[0])}.`);
    return null;
  }
  const given = parsed.data;
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

async function start(options: SandboxOptions): Promise<RunningSandbox | null> {
  try {
    return await startSandbox(options);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const reason = isTaken ? `el puerto ${options.port} está ocupado` : String(error);
    fail(`Los pagos de prueba no arrancan: ${reason}.`);
    return null;
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

function stopOnce(sandbox: RunningSandbox): () => void {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= sandbox.close().finally(() => process.exit(0));
  };
}
