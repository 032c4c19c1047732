import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, RequestOptions } from '#contract/people/accounts/passkeys.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import type { loginStep } from '#contract/people/accounts/login-step.ts';
import type { secondFactor } from '#contract/people/accounts/second-factor.ts';

type Made = Given<typeof secondFactor.confirmPasskey>['made'];
type Signed = Given<typeof loginStep.finishByPasskey>['signed'];

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A head of CBOR (RFC 8949, 3): a major type with a length below 65536. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

const bytesOf = (bytes: Uint8Array) => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);

/** The public key as COSE writes it (RFC 9053, 7.1.1): EC2, ES256, P-256. */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const pairs = [
    [head(0, 1), head(0, 2)],
    [head(0, 3), head(1, 6)],
    [head(1, 0), head(0, 1)],
    [head(1, 1), bytesOf(Buffer.from(x, 'base64url'))],
    [head(1, 2), bytesOf(Buffer.from(y, 'base64url'))],
  ];
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
}

/** A passkey in software (W3C, Web Authentication, 6), as a browser at `origin` uses it. A test may let it lie about where it is. */
export function openAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function clientData(type: string, challenge: string, at: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  }

  function authenticatorData(host: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  }

  return {
    id: base64url(id),

    /** Makes the passkey that was asked for. */
    make({ challenge, rp }: CreationOptions, at = origin): Made {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const length = Buffer.from([0, id.length]);
      const key = coseKey({ ...(x !== undefined && { x }), ...(y !== undefined && { y }) });
      const authData = Buffer.concat([authenticatorData(rp.id, 0x45), Buffer.alloc(16), length, id, key]);
      const attestation = Buffer.concat([
        head(5, 3),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        head(5, 0),
        textOf('authData'),
        bytesOf(authData),
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, at)),
        attestationObject: base64url(attestation),
      };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response };
    },

    /** Signs what was asked for; `counts` is false for a copy of the key that does not know how often it was used. */
    sign({ challenge, rpId }: RequestOptions, { at = origin, host = rpId, counts = true } = {}): Signed {
      if (counts) counter += 1;
      const data = clientData('webauthn.get', challenge, at);
      const authData = authenticatorData(host, 0x05);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response };
    },
  };
}
