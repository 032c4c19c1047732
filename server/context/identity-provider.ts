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
