/** Registers the function that closes an opened part. */
export type OnClose = (close: () => Promise<void>) => void;

/**
 * Opens parts in order. `close` closes them in reverse order; when one fails to open, those before it are closed at
 * once.
 */
export async function openParts(open: (onClose: OnClose) => Promise<void>): Promise<{ close(): Promise<void> }> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne();
  };
  try {
    await open((closeOne) => void closers.push(closeOne));
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
