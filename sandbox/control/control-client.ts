/** A response of a simulator's control API that is not 2xx. */
export class SandboxRefusal extends Error {}

/** Returns a function that calls the control API of a running simulator. It throws SandboxRefusal when the response is not 2xx. */
export function controlCalls(url: string, token: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/_sandbox${path}`, {
      method,
      headers: { 'x-sandbox-control': token, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new SandboxRefusal(`Sandbox ${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
}
