import { fork } from 'node:child_process';
import { createServer } from 'node:http';

/** A prepared response: what a server without any work would send. */
export type Answer = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

type Wired = Readonly<Record<string, { readonly headers: Readonly<Record<string, string>>; readonly base64: string }>>;

/** Starts a bare node:http server, in its own process, with these responses by path. */
export async function startBareServer(answers: Readonly<Record<string, Answer>>) {
  const child = fork(import.meta.filename, ['serve'], { env: { PATH: process.env['PATH'] } });
  const wired: Wired = Object.fromEntries(
    Object.entries(answers).map(([path, { headers, body }]) => [path, { headers, base64: body.toString('base64') }]),
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', () => reject(new Error('the bare server did not start')));
    child.send(wired);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function serve(wired: Wired): void {
  const answers = new Map(
    Object.entries(wired).map(([path, { headers, base64 }]) => [
      path,
      { headers, body: Buffer.from(base64, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
}

if (process.argv[2] === 'serve') process.once('message', serve);
