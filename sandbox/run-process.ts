import { z } from 'zod';

/** A simulator that listens. */
type Running = { readonly url: string; close(): Promise<void> };

/**
 * The process of a simulator: reads its settings, sends `{ready, url}` to the parent when it listens, and ends when the parent
 * dies for any reason. What is wrong with the settings or the port is said in one line.
 */
export async function runProcess<Options extends { readonly port: number }>(
  readOptions: () => Options,
  start: (options: Options) => Promise<Running>,
): Promise<void> {
  let port = 0;
  let running: Running;
  try {
    const options = readOptions();
    ({ port } = options);
    running = await start(options);
  } catch (error) {
    return fail(`Los pagos de prueba no arrancan: ${reasonOf(error, port)}.`);
  }
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

function reasonOf(error: unknown, port: number): string {
  if (error instanceof z.ZodError) return `falta o está mal ${String(error.issues[0]?.path[0])}`;
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `el puerto ${port} está ocupado` : String(error);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

function stopOnce(running: Running): () => void {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= running.close().finally(() => process.exit(0));
  };
}
