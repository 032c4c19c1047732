import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

/** Length of a time step, in seconds (RFC 6238, 4.1), and how far the clock of a phone may be off. */
const period = 30;

/** A new secret of 160 bits for an authenticator app, in Base32 (RFC 4226, 4, R6). */
export function newAppSecret(): string {
  return generateSecret();
}

type Named = { readonly secret: string; readonly shop: string; readonly username: string };

/** Returns the address by which an app takes the secret, and the same as a picture to scan, an SVG in a data address. */
export function appAddress({ secret, shop, username }: Named): { address: string; picture: string } {
  const address = generateURI({ issuer: shop, label: username, secret });
  const drawing = renderSVG(address, { border: 4, pixelSize: 5 });
  return { address, picture: `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}` };
}

/** Returns the time step whose code this is, of the present one and its neighbours; undefined if it is none of theirs. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: period });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}
