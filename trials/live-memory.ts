import { once } from 'node:events';
import { z } from 'zod';

const answer = z.object({ id: z.number(), result: z.object({ result: z.object({ value: z.number() }).optional() }) });

/**
 * Returns the live memory of a program after a full garbage collection, in MB, on its heap and outside of it. Unlike
 * the size of its process, which keeps the memory of a load peak, it grows only with leaks. `output` is what the
 * program, started with `--inspect`, has printed.
 */
export async function liveMemory(output: string): Promise<number> {
  const address = /Debugger listening on (\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error('the program has no inspector address');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const ask = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = await once(socket, 'message');
      const response = answer.safeParse(JSON.parse(z.object({ data: z.string() }).parse(event).data));
      if (response.success && response.data.id === id) return response.data.result.result?.value ?? 0;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const bytes = await ask(2, 'Runtime.evaluate', { expression });
  socket.close();
  await once(socket, 'close');
  return bytes / 2 ** 20;
}
