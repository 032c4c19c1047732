import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Adds an e-mail to the demonstration's customer that was given up after its last attempt. */
export async function addGivenUpEmail(recipient: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(
    `insert into emails (kind, event, recipient, user_id, written_at, tries, next_try_at, given_up_at, problem)
      select 'password-changed', $1, $2, id, now(), 8, now(), now(), 'connect ECONNREFUSED' from users where username = 'cliente'`,
    [randomUUID(), recipient],
  );
  await client.end();
}
