/** How often the shop is asked whether it is there again, and for how long at most, in ms. */
const everyMs = 500;
const longestMs = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the shop, which is about to restart, answers again. Returns after a minute in any case. */
export async function waitForShop(): Promise<void> {
  // It goes on until what is under way is answered.
  await pause(everyMs * 2);
  for (let waited = 0; waited < longestMs; waited += everyMs) {
    const response = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined);
    if (response?.ok) return;
    await pause(everyMs);
  }
}
