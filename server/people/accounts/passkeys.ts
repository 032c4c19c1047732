import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import type { CreationOptions, NewPasskey, RequestOptions, SignedPasskey } from '#contract/people/accounts/passkeys.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Context } from '#server/core/context/context.ts';
import { factors } from './factors.tables.ts';
import type { FactorRow } from './own-factors.service.ts';

/** How long a browser waits for its person, in ms. */
const timeout = 300_000;

const type = 'public-key' as const;

/** ES256, EdDSA and RS256, which all authenticators have one of (W3C, Web Authentication, 5.4). */
const algorithms = [-8, -7, -257];

type Where = Pick<Context, 'settings'>;

/** Passkeys are bound to the host of the shop's address. */
const hostOf = ({ settings }: Where) => new URL(settings.publicUrl).hostname;

/** True if browsers can make passkeys here: the address has a name, and it is https or on this machine. */
export function hasPasskeys({ settings }: Where): boolean {
  const { protocol, hostname } = new URL(settings.publicUrl);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isName && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'));
}

const described = (rows: readonly FactorRow[]) =>
  rows.flatMap(({ credentialId }) => (credentialId === null ? [] : ([{ id: credentialId, type }] as const)));

type Owner = { readonly id: number; readonly username: string; readonly name: string | null };

/** Returns what a browser has to make for a new passkey. */
export async function creationOptionsFor(
  ctx: Where,
  { id, username, name }: Owner,
  present: readonly FactorRow[],
): Promise<CreationOptions> {
  const made = await generateRegistrationOptions({
    rpName: shop().name,
    rpID: hostOf(ctx),
    userName: username,
    userDisplayName: name ?? username,
    // Nothing of the person: an authenticator may tell it to anybody who holds it.
    userID: new TextEncoder().encode(`percha ${id}`),
    supportedAlgorithmIDs: algorithms,
  });
  return {
    challenge: made.challenge,
    rp: { id: hostOf(ctx), name: shop().name },
    user: made.user,
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    timeout,
    excludeCredentials: described(present),
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
    attestation: 'none',
  };
}

/** Returns what a passkey has to sign. */
export async function requestOptionsFor(ctx: Where, rows: readonly FactorRow[]): Promise<RequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: hostOf(ctx) });
  return { challenge, rpId: hostOf(ctx), timeout, allowCredentials: described(rows), userVerification: 'preferred' };
}

type MadePasskey = { readonly credentialId: string; readonly publicKey: Buffer; readonly counter: number };

/** Returns the passkey that a browser made for this challenge, at this shop; undefined if it is not right. */
export async function passkeyIn(
  ctx: Context,
  { response, ...made }: NewPasskey,
  challenge: string,
): Promise<MadePasskey | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ctx.settings.publicUrl,
      expectedRPID: hostOf(ctx),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey), counter };
  } catch (error) {
    noteRefusal(ctx, error);
    return undefined;
  }
}

/** Returns whether one of these passkeys signed this challenge, at this shop, and notes its use. */
export async function isSignedBy(
  ctx: Context,
  rows: readonly FactorRow[],
  { signed, challenge }: { readonly signed: SignedPasskey; readonly challenge: string },
): Promise<boolean> {
  const row = rows.find(({ credentialId }) => credentialId === signed.id);
  if (!row || row.publicKey === null) return false;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ctx.settings.publicUrl,
      expectedRPID: hostOf(ctx),
      credential: { id: signed.id, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
      requireUserVerification: false,
    });
    return verified && (await noteUse(ctx, row, authenticationInfo.newCounter));
  } catch (error) {
    noteRefusal(ctx, error);
    return false;
  }
}

/** A counter that does not grow tells of a copied key; keys without one keep it at 0. Returns false if another request was there first. */
async function noteUse({ db, clock }: Context, { id }: FactorRow, counter: number): Promise<boolean> {
  const grows = counter === 0 ? eq(factors.counter, 0) : lt(factors.counter, counter);
  const noted = await db
    .update(factors)
    .set({ counter, lastUsedAt: clock() })
    .where(and(eq(factors.id, id), grows))
    .returning({ id: factors.id });
  return noted.length > 0;
}

/** What the library refuses it throws as an Error of its own; none of what was sent gets into the log. */
function noteRefusal({ log }: Context, error: unknown): void {
  if (!(error instanceof Error)) throw error;
  log.info({ kind: error.name }, 'a passkey was refused');
}
