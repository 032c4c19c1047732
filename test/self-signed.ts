import { generateKeyPairSync, sign } from 'node:crypto';

/** Encodes one DER value (ITU-T X.690): its tag, the length of its content, the content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  if (length < 0x100) return Buffer.concat([Buffer.from([tag, 0x81, length]), content]);
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const octets = (content: Buffer) => der(0x04, content);
const isTrue = Buffer.from([0x01, 0x01, 0xff]);

// ecdsa-with-SHA256 (RFC 5758), commonName, basicConstraints and subjectAltName (RFC 5280).
const signature = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const commonName = Buffer.from('0603550403', 'hex');
const basicConstraints = Buffer.from('0603551d13', 'hex');
const subjectAltName = Buffer.from('0603551d11', 'hex');

/** UTCTime, whose years have two digits: from 2020 to the last day it can encode. */
const moments = ['200101000000Z', '491231235959Z'].map((text) => der(0x17, Buffer.from(text)));

const pem = (name: string, content: Buffer) =>
  `-----BEGIN ${name}-----\n${content.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${name}-----\n`;

/** Returns a self-signed certificate for a host name, and its key, both as PEM (RFC 5280, 4.1). */
export function selfSigned(host: string): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))));
  const extensions = sequence(
    sequence(basicConstraints, isTrue, octets(sequence(isTrue))),
    sequence(subjectAltName, octets(sequence(der(0x82, Buffer.from(host))))),
  );
  const content = sequence(
    der(0xa0, Buffer.from('020102', 'hex')),
    der(0x02, Buffer.from([1])),
    signature,
    name,
    sequence(...moments),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signed = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    certificate: pem('CERTIFICATE', sequence(content, signature, signed)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
