/** A message of a stream of server-sent events. */
export type ReceivedMessage = { readonly id: string; readonly event: string; readonly data: unknown };

type Asked = { readonly token: string; readonly after?: string; readonly headers?: Readonly<Record<string, string>> };

/**
 * Opens a stream of server-sent events over HTTP and reads it as a browser does. `messages` and `comments` grow while it is
 * open; `ended` resolves when the server ends it.
 */
export async function readEvents(url: string, { token, after, headers = {} }: Asked) {
  const leaving = new AbortController();
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br, gzip',
      ...(after !== undefined && { 'last-event-id': after }),
      ...headers,
    },
    signal: leaving.signal,
  });
  const messages: ReceivedMessage[] = [];
  let comments = 0;
  let retryMs = 0;
  const ended = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) take(part);
      }
      return 'ended';
    } catch {
      return 'broken';
    }
  })();

  function take(part: string): void {
    const fields = new Map(part.split('\n').map((line) => [line.split(':', 1)[0] ?? '', line.replace(/^\w*: ?/, '')]));
    const data = fields.get('data');
    if (fields.has('')) comments += 1;
    if (fields.has('retry')) retryMs = Number(fields.get('retry'));
    if (data !== undefined) {
      messages.push({ id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) });
    }
  }

  return {
    response,
    messages,
    comments: () => comments,
    retryMs: () => retryMs,
    ended,
    leave: () => leaving.abort(),
  };
}
