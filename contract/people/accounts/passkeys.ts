import { z } from 'zod';

/**
 * What browser and server tell each other about passkeys, in the JSON form of Web Authentication (W3C, Level 3, 5.1): only the
 * members that the shop uses.
 */
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);

const credential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
});

/** What a browser made for a new passkey. */
export const newPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
});

/** What a browser signed with a passkey. */
export const signedPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
  }),
});

export type NewPasskey = z.output<typeof newPasskey>;

export type SignedPasskey = z.output<typeof signedPasskey>;

const described = z.object({ id: z.string(), type: z.literal('public-key') });

/** What a browser is asked to make. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({ userVerification: z.literal('preferred'), residentKey: z.literal('preferred') }),
  attestation: z.literal('none'),
});

/** What a browser is asked to sign. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(described),
  userVerification: z.literal('preferred'),
});

export type CreationOptions = z.output<typeof creationOptions>;

export type RequestOptions = z.output<typeof requestOptions>;
