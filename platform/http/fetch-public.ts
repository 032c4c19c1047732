import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { allowedLookup } from './allowed-lookup.ts';
import { isPublicIp } from './public-host.ts';
import { publicTarget } from './public-target.ts';

/** Why a file of another site was not fetched. */
export type FetchRefusal = 'address' | 'private' | 'redirects' | 'status' | 'size' | 'unreachable';

/** Thrown by `fetchPublic`. `status` is that of the answer, 0 without one. */
export class NotFetched extends Error {
  readonly refusal: FetchRefusal;
  readonly status: number;

  constructor(refusal: FetchRefusal, status = 0) {
    super(`not fetched: ${refusal} ${status}`);
    this.refusal = refusal;
    this.status = status;
  }
}

type Options = {
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
  /** The kinds of files that are asked for; pictures. */
  readonly accept?: string;
  /** How long one answer may take with its body, in ms. */
  readonly mostMs?: number;
  /** Which IP addresses may be asked; those of the Internet. */
  readonly isAllowed?: (ip: string) => boolean;
};

const mostRedirects = 5;
const usualMs = 20_000;

/** A file of another site; `url` is where it was after all redirects. */
export type FetchedFile = { readonly bytes: Uint8Array; readonly type: string; readonly url: string };

/**
 * Fetches a file of another site whose address somebody wrote. Only hosts of the Internet are asked, also after redirects: the
 * address is checked at the moment of connecting, so that no name leads to this machine or its network. Throws NotFetched.
 */
export async function fetchPublic(
  address: string,
  { mostBytes, signal, accept = 'image/*', mostMs = usualMs, isAllowed = isPublicIp }: Options,
): Promise<FetchedFile> {
  let url = targetOf(address, isAllowed);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await answered(url, { signal, accept, mostMs, isAllowed });
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      response.destroy();
      url = targetOf(new URL(headers.location, url).href, isAllowed);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new NotFetched('status', status);
    }
    return { bytes: await wholeBody(response, mostBytes), type: headers['content-type'] ?? '', url: url.href };
  }
  throw new NotFetched('redirects');
}

function targetOf(address: string, isAllowed: (ip: string) => boolean): URL {
  const url = publicTarget(address, isAllowed);
  if (typeof url === 'string') throw new NotFetched(url);
  return url;
}

type Asked = Required<Pick<Options, 'accept' | 'mostMs' | 'isAllowed'>> & { readonly signal: AbortSignal | undefined };

function answered(url: URL, { signal, accept, mostMs, isAllowed }: Asked): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const timeout = AbortSignal.timeout(mostMs);
    const request = get(url, {
      agent: false,
      lookup: allowedLookup({ isAllowed, refused: () => new NotFetched('private') }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: { 'user-agent': 'Percha', accept },
    });
    request.once('response', resolve);
    request.once('error', (error) => reject(error instanceof NotFetched ? error : new NotFetched('unreachable')));
  });
}

async function wholeBody(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes: Uint8Array = chunk;
      size += bytes.byteLength;
      if (size > mostBytes) throw new NotFetched('size');
      chunks.push(bytes);
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('unreachable');
  }
  return Buffer.concat(chunks);
}
