/**
 * Returns a function that asks a connection, and resolves with an answer to a question that was asked after the call. A
 * connection takes one question at a time, so those who call meanwhile share the next one.
 */
export function roundTrips(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asking: Promise<unknown> | undefined;
  let next: Promise<unknown> | undefined;

  function start(): Promise<unknown> {
    const mine = ask().finally(() => {
      if (asking === mine) asking = undefined;
    });
    asking = mine;
    return mine;
  }

  function afterIt(before: Promise<unknown>): Promise<unknown> {
    const begin = () => {
      next = undefined;
      return start();
    };
    return before.then(begin, begin);
  }

  return () => next ?? (asking === undefined ? start() : (next = afterIt(asking)));
}
