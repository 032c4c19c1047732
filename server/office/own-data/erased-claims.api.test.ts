import { expect, test } from 'vitest';
import { dayMs } from '#contract/core/time/units.ts';
import { ownData } from '#contract/office/own-data.ts';
import { createActor } from '#test/actor.ts';
import { openClaims, type ClaimScene } from '#test/claims.ts';
import { firstPassword } from '#test/post.ts';
import { tracesIn } from '#test/traces.ts';
import { eraseDue } from './erase-due.service.ts';

/** Returns a customer whose address is proven. */
async function proven({ post }: ClaimScene) {
  const { send, email, user_name } = await post.registered();
  await post.shop.pool.query('update users set email_verified_at = now() where username = $1', [user_name]);
  return { ...createActor(user_name, send), email };
}

async function erase({ post: { shop } }: ClaimScene, person: Awaited<ReturnType<typeof proven>>): Promise<void> {
  await person.call(ownData.erase, { currentPassword: firstPassword });
  shop.clock.advance(8 * dayMs);
  await eraseDue(shop.services, new AbortController().signal);
}

test('PRIV-2 a reversal that was asked for with the address keeps what, how much and when, and nobody', async () => {
  const scene = await openClaims('CO');
  const person = await proven(scene);
  const words = {
    name: 'Zoraida Quintanilla',
    document: '1.020.777.050',
    detail: 'Nunca me llegó a Tandil',
    instrument: 'Banco 913',
  };
  await scene.ask({ ...words, email: person.email });
  await scene.ask({ email: 'otra@example.com' });
  const all = [...Object.values(words), '1020777050', person.email];
  expect((await tracesIn(scene.post.shop.pool, all)).some((trace) => trace.startsWith('public.claims'))).toBe(true);
  await erase(scene, person);
  expect(await tracesIn(scene.post.shop.pool, all)).toEqual([]);
  const { rows } = await scene.post.shop.pool.query(
    `select name, email, stated ->> 'reason' as reason from claims order by id`,
  );
  expect(rows).toEqual([
    { name: '', email: 'eliminado@percha.invalid', reason: 'not_received' },
    { name: 'Camilo Rojas', email: 'otra@example.com', reason: 'not_received' },
  ]);
  await scene.post.close();
});

test('PRIV-2 a sheet of the book of complaints stays whole, because the law has it kept', async () => {
  const scene = await openClaims('PE');
  const person = await proven(scene);
  await scene.complain({ email: person.email });
  await erase(scene, person);
  const { rows } = await scene.post.shop.pool.query('select name, lower(email) as email from claims');
  expect(rows).toEqual([{ name: 'Rosa Quispe', email: person.email }]);
  await scene.post.close();
});
