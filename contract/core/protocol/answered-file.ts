import { z } from 'zod';

/** A file that a call answers with instead of JSON. `leftOut` are the numbers of the orders that are not in it. */
export const answeredFile = z.object({
  name: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  leftOut: z.array(z.int()),
});

export type AnsweredFile = z.output<typeof answeredFile>;

const leftOutHeader = 'x-left-out';

/**
 * Returns the headers of a file's response, to be shown in the browser, or saved if it is no type that browsers show
 * (Content-Disposition, RFC 6266).
 */
export function fileHeaders({ name, leftOut }: AnsweredFile, type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `${type === 'application/octet-stream' ? 'attachment' : 'inline'}; filename="${name}"`,
    'cache-control': 'private, no-store',
    ...(leftOut.length > 0 && { [leftOutHeader]: leftOut.join(', ') }),
  };
}

/** Returns the file of a response with these headers. */
export async function readFileAnswer(response: Response): Promise<AnsweredFile> {
  const { headers } = response;
  return {
    name: /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
    leftOut: (headers.get(leftOutHeader)?.split(', ') ?? []).map(Number),
  };
}
