import { hash, verify } from '@node-rs/argon2';

// argon2id with 19 MiB, 2 passes and 1 lane (OWASP Password Storage Cheat Sheet); the library's default kind is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// What is checked for a user who does not exist, so that the time does not tell.
const nobody = hash('nobody has this password', cost);

/** The argon2id hash of a password, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password belongs to a hash. Without a hash it takes as long and answers false. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && typeof passwordHash === 'string';
}
