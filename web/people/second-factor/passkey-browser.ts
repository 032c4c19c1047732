import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { z } from 'zod';
import { creationOptions, requestOptions } from '#contract/people/accounts/passkeys.ts';
import { ask } from '#web/core/requests/ask.ts';
import type { Cause } from '#web/core/requests/request-failure.ts';

/** What came of asking a passkey. `unused`: the person closed the browser's dialog, or no key was there. */
export type PasskeyOutcome =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string }
  | { readonly kind: 'failed'; readonly cause: Cause }
  | { readonly kind: 'unused' };

const refusal = z.object({ refused: z.object({ code: z.string(), detail: z.string() }) });

async function post(address: string, body: object): Promise<PasskeyOutcome> {
  const asked = await ask(address, new AbortController().signal, JSON.stringify(body));
  if (!asked.ok) return { kind: 'failed', cause: asked.cause };
  const found = refusal.safeParse(asked.body);
  return found.success ? { kind: 'refused', ...found.data.refused } : { kind: 'done', body: asked.body };
}

/** Has a passkey sign what the address says, and sends it there. */
export async function signWithPasskey(address: string): Promise<PasskeyOutcome> {
  const begun = await post(address, {});
  if (begun.kind !== 'done') return begun;
  const { options } = z.object({ options: requestOptions }).parse(begun.body);
  const signed = await startAuthentication({ optionsJSON: options }).catch(() => undefined);
  return signed ? post(address, { signed }) : { kind: 'unused' };
}

/** Makes a new passkey, and sends it with its name. */
export async function makePasskey(address: string, name: string): Promise<PasskeyOutcome> {
  const begun = await post(address, {});
  if (begun.kind !== 'done') return begun;
  const { options } = z.object({ options: creationOptions }).parse(begun.body);
  const made = await startRegistration({ optionsJSON: options }).catch(() => undefined);
  return made ? post(address, { made, name }) : { kind: 'unused' };
}
