import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';

const keyBytes = 32;

type Where = {
  /** SECRETS_KEY: 32 bytes in base64. */
  readonly secretsKey: string | undefined;
  readonly dataDir: string;
};

/**
 * Returns the key that the stored secrets are encrypted with: that of the environment, or the one of the file
 * `secrets.key` in the data folder, which only its owner can read and which is made at the first start. Throws
 * StartRefused for a key of another length.
 */
export async function secretsKey({ secretsKey: given, dataDir }: Where): Promise<Buffer> {
  if (given !== undefined) return keyOf(given, 'La variable SECRETS_KEY');
  const file = join(dataDir, 'secrets.key');
  const present = (await stored(file)) ?? (await made(file));
  return keyOf(present, `El archivo ${file}`);
}

function keyOf(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === keyBytes) return key;
  throw new StartRefused(`${source} no es válida: se esperan 32 bytes en base64 (openssl rand -base64 32).`);
}

async function stored(file: string): Promise<string | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o600);
    return text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the file whole or not at all: of several processes at their first start, one makes it. */
async function made(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600 });
  await link(draft, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
