type Running = { close(): Promise<void> };

/**
 * Runs what `open` opens. `restart`, which it is given, closes it and opens it again; several calls at once are one. The
 * returned `failed` rejects when it cannot be opened again.
 */
export async function restartable(
  open: (restart: () => void) => Promise<Running>,
): Promise<Running & { readonly failed: Promise<never> }> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Without a listener a failure would end the process without its message.
  failed.catch(() => undefined);
  let running: Running | undefined;
  let restarting: Promise<void> | undefined;
  let isClosed = false;

  function restart(): void {
    restarting ??= again().catch(reject);
  }

  async function again(): Promise<void> {
    await running?.close();
    running = undefined;
    if (!isClosed) running = await open(restart);
    restarting = undefined;
  }

  running = await open(restart);
  return {
    failed,
    async close() {
      isClosed = true;
      await restarting;
      await running?.close();
    },
  };
}
