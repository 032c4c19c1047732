import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

export const clientId = 'percha-test';
export const clientSecret = 'percha-test-secret';

/** A person with an account at the provider. */
export type ProviderPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

/**
 * A real OpenID provider on loopback. Its login page asks for the subject only; everyone in `people` may log in, and
 * there is no consent page.
 */
export async function startOpenIdProvider() {
  const people = new Map<string, ProviderPerson>();
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://127.0.0.1/anything'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    async loadExistingGrant(ctx) {
      const { client, session, provider: own } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // The shop's address is known only after the provider's.
  provider.Client.prototype.redirectUriAllowed = () => true;
  const answer = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response);
    else answer(request, response);
  };
  return {
    issuer,
    people,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Prueba' },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

const page = `<!doctype html><html lang="es"><title>Proveedor</title><form method="post">
<label>Quién <input name="sub" autofocus></label><button>Entrar</button><button name="cancel" value="yes">No</button></form></html>`;

async function interact(
  provider: Provider,
  people: ReadonlyMap<string, ProviderPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const sub = form.get('sub') ?? '';
  const result =
    form.get('cancel') === 'yes' || !people.has(sub) ? { error: 'access_denied' } : { login: { accountId: sub } };
  await provider.interactionFinished(request, response, result);
}

/** Logs in at the provider as a browser would, and returns the redirect address. */
export async function logInAtProvider(start: string, sub: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (address: URL, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      cookies.set(name, value.join('='));
    }
    return new URL(response.headers.get('location') ?? '', address);
  };
  const home = new URL(start).origin;
  let address = await visit(new URL(start));
  while (address.origin === home) {
    const isForm = address.pathname.startsWith('/interaction/');
    const body = new URLSearchParams(sub === null ? { cancel: 'yes' } : { sub });
    address = await visit(address, isForm ? { method: 'POST', body } : {});
  }
  return address;
}
