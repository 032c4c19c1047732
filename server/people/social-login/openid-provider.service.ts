import { plainEmail } from '#contract/core/fields/email-pattern.ts';
import * as client from 'openid-client';
import { stateIn } from '#contract/people/accounts/login-state.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { IdentityRefused, IdentityUnavailable, type IdentityProvider } from '#server/core/context/identity-provider.ts';
import type { Settings } from '#server/core/context/settings.ts';

/** The timeout of each request to the provider, in seconds. */
const patience = 8;

/**
 * Returns a client of OpenID Connect's authorization code flow with PKCE (RFC 7636) for the configured issuer;
 * undefined without one. The library checks state, nonce, issuer, audience and signature.
 */
export function createIdentityProvider({ identity, publicUrl }: Settings): IdentityProvider | undefined {
  if (!identity) return undefined;
  const { issuer, clientId, clientSecret } = identity;
  const redirectUri = `${publicUrl}${pageAddresses.loginCallback}`;
  let known: Promise<client.Configuration> | undefined;

  /** Discovery runs at the first login and its result is cached; a failure is not cached. */
  function configuration(): Promise<client.Configuration> {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: patience,
        execute: [
          // The signature of what says who somebody is counts beside the connection that it came by.
          client.enableNonRepudiationChecks,
          // Only for a provider on this machine: the settings reject http elsewhere.
          ...(issuer.startsWith('http://') ? [client.allowInsecureRequests] : []),
        ],
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
        state: stateIn(client.randomState(), secondLanguage()),
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
        email: typeof email === 'string' && isVerified === true ? plainEmail(email) : undefined,
        name: typeof name === 'string' ? name : undefined,
      };
    },
  };
}

function refused(cause: unknown): IdentityRefused {
  return new IdentityRefused('the answer proves nobody', { cause });
}

/**
 * True if the provider cannot be reached: fetch then fails with a TypeError or a timeout, while the library's own
 * errors have their own codes.
 */
function isProviderAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed');
}
