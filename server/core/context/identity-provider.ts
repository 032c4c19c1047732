/** The claims of a provider about the person who logged in there. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  /** Only an address that the provider has verified. */
  readonly email: string | undefined;
  readonly name: string | undefined;
};

/** The secrets to store between the start and the end of a login. */
export type FlowSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type IdentityProvider = {
  /** Returns the provider's login page. Throws IdentityUnavailable. */
  start(): Promise<{ url: string } & FlowSecrets>;
  /**
   * Returns who logged in. Throws IdentityRefused if the answer is forged, replayed, or a refusal; IdentityUnavailable.
   */
  finish(query: string, secrets: FlowSecrets): Promise<Identity>;
};

/** The provider does not answer. */
export class IdentityUnavailable extends Error {}

/** The provider's answer is not a valid proof of identity. */
export class IdentityRefused extends Error {}
