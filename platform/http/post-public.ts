import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { allowedLookup, type LookUp } from './allowed-lookup.ts';
import { isPublicIp } from './public-host.ts';
import { publicTarget } from './public-target.ts';

/** Why something that was sent did not arrive; '' if it did. */
export type PostProblem = '' | 'address' | 'private' | 'redirect' | 'status' | 'time' | 'unreachable';

/** What became of a request: `answer` is the beginning of what was answered. */
export type Posted = { readonly problem: PostProblem; readonly status: number | null; readonly answer: string };

type Options = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** How long it may take, with its answer, in ms. */
  readonly mostMs?: number | undefined;
  /** Which IP addresses may be asked; those of the Internet. */
  readonly isAllowed?: ((ip: string) => boolean) | undefined;
  readonly lookUp?: LookUp | undefined;
};

const usualMs = 10_000;

/** How much of an answer is read, in bytes; whoever answers more is cut off. */
const mostBytes = 4096;

class PrivateAddress extends Error {}

/**
 * Sends JSON to another site whose address somebody wrote. The address is checked at the moment of connecting, each time, so that no
 * name leads to this machine or its network, whatever it meant before. No redirect is followed. Never throws: what happened is
 * returned. A status of 2xx means that it arrived, whatever follows.
 */
export async function postPublic(
  address: string,
  { body, headers, signal, mostMs = usualMs, isAllowed = isPublicIp, lookUp }: Options,
): Promise<Posted> {
  const url = publicTarget(address, isAllowed);
  if (typeof url === 'string') return unsent(url);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const timeout = AbortSignal.timeout(mostMs);
  return new Promise((resolve) => {
    const request = send(url, {
      method: 'POST',
      agent: false,
      lookup: allowedLookup({ isAllowed, refused: () => new PrivateAddress(), lookUp }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        'user-agent': 'Percha',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
    });
    let isAnswered = false;
    request.once('response', (response) => {
      isAnswered = true;
      void beginningOf(response).then((answer) => resolve(answeredWith(response.statusCode ?? 0, answer)));
    });
    // A request whose answer was cut off may fail more than once, and was answered all the same.
    request.on('error', (error) => {
      if (isAnswered) return;
      if (error instanceof PrivateAddress) resolve(unsent('private'));
      else resolve(unsent(timeout.aborted ? 'time' : 'unreachable'));
    });
    request.end(body);
  });
}

const unsent = (problem: PostProblem): Posted => ({ problem, status: null, answer: '' });

function answeredWith(status: number, answer: string): Posted {
  if (status >= 200 && status < 300) return { problem: '', status, answer };
  return { problem: status >= 300 && status < 400 ? 'redirect' : 'status', status, answer };
}

/** Returns the beginning of an answer as text, whatever becomes of its rest. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes: Uint8Array = chunk;
      chunks.push(bytes);
      size += bytes.byteLength;
      if (size >= mostBytes) break;
    }
  } catch {
    // Cut off, or out of time: what came is what was answered.
  }
  response.destroy();
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, mostBytes)).replaceAll('\0', '');
}
