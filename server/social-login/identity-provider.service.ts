import * as client from 'openid-client';
import type { Settings } from '../settings.ts';

/** What a provider says of the person who logged in there. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  /** Only an address that the provider has verified. */
  readonly email: string | undefined;
  readonly name: string | undefined;
};

/** What has to be remembered between the two halves of a login. */
export type FlowSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type IdentityProvider = {
  /** Where the person logs in. Throws IdentityUnavailable. */
  start(): Promise<{ url: string } & FlowSecrets>;
  /** Who it was. Throws IdentityRefused for an answer that is forged, replayed, or a refusal; IdentityUnavailable. */
  finish(query: string, secrets: FlowSecrets): Promise<Identity>;
};

/** The provider does not answer. */
export class IdentityUnavailable extends Error {}

/** The provider's answer proves nobody. */
export class IdentityRefused extends Error {}

/** How long the provider may take for each of its answers, in seconds. */
const patience = 8;

/** Where the provider sends people back to. */
export const callbackPath = '/login/oidc/callback';

/**
 * Speaks OpenID Connect's code flow with PKCE (RFC 7636) to the issuer of the settings; undefined without settings.
 * State, nonce, issuer, audience and signature are checked by the library.
 */
export function createIdentityProvider({ identity, publicUrl }: Settings): IdentityProvider | undefined {
  if (!identity) return undefined;
  const { issuer, clientId, clientSecret } = identity;
  const redirectUri = `${publicUrl}${callbackPath}`;
  let known: Promise<client.Configuration> | undefined;

  /** Found out with the first login and kept; a failure is not kept. */
  function configuration(): Promise<client.Configuration> {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: patience,
        // Only for a provider on this machine: settings refuse http elsewhere.
        execute: issuer.startsWith('http://') ? [client.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        known = undefined;
        throw new IdentityUnavailable('the provider cannot be asked', { cause: error });
      });
    return known;
  }

  return {
    async start() {
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, ...secrets };
    },

    async finish(query, { state, nonce, verifier }) {
      const config = await configuration();
      const tokens = await client
        .authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw isProviderAway(error) ? new IdentityUnavailable('no answer', { cause: error }) : refused(error);
        });
      const claims = tokens.claims();
      if (!claims) throw new IdentityRefused('no identity token');
      const { email, email_verified: isVerified, name } = claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof email === 'string' && isVerified === true ? email : undefined,
        name: typeof name === 'string' ? name : undefined,
      };
    },
  };
}

function refused(cause: unknown): IdentityRefused {
  return new IdentityRefused('the answer proves nobody', { cause });
}

/** fetch fails with a TypeError or a timeout when nobody answers; the library's own errors carry a code of theirs. */
function isProviderAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed');
}
