import { describe, expect, test } from 'vitest';
import { profile } from '#contract/people/profile.ts';
import { recovery } from '#contract/people/recovery.ts';
import { createActor } from '#test/actor.ts';
import { linkIn } from '#test/mailbox.ts';
import { firstPassword } from '#test/post.ts';
import { openedPost } from '#test/opened-shop.ts';

const post = openedPost();

const tokenIn = (link: URL) => link.searchParams.get('token') ?? '';
const currentPassword = firstPassword;

/** Returns an actor with an account. */
async function somebody() {
  const { user_name, email, send } = await post.registered();
  return { user_name, email, ...createActor(user_name, send) };
}

/** Returns the tokens in the e-mails that an address received since the test began. */
async function tokensFor(recipient: string): Promise<string[]> {
  await post.deliver();
  const emails = post.box.received.filter((mail) => mail.recipient === recipient);
  return emails.map((mail) => tokenIn(linkIn(mail)));
}

const confirm = (token: string) => post.shop.guest().call(profile.confirmEmail, { token });
const refused = async (token: string) => (await post.shop.guest().refusal(profile.confirmEmail, { token })).code;

async function stored(user_name: string) {
  const { rows } = await post.shop.pool.query<{ email: string | null; pending: string | null; proven: boolean }>(
    `select email, pending_email as pending, email_verified_at is not null as proven from users where username = $1`,
    [user_name],
  );
  return rows[0];
}

describe('a new address', () => {
  test('MEND-8 PRIV-1 replaces the old one when its link is opened, and the old one is informed', async () => {
    const ana = await somebody();
    const email = `nueva-${ana.email}`;
    const saved = await ana.call(profile.update, { id: ana.user_name, email, lastname: 'Ríos', currentPassword });
    expect(saved).toMatchObject({ email: ana.email, pendingEmail: email, lastname: 'Ríos' });
    const [token = ''] = await tokensFor(email);
    expect(post.box.received.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Confirme su correo nuevo'],
      [ana.email, 'Se pidió cambiar el correo de su cuenta'],
    ]);
    expect(await post.shop.guest().call(profile.proof, { token })).toEqual({ username: ana.user_name, email });
    expect(await stored(ana.user_name)).toEqual({ email: ana.email, pending: email, proven: false });
    expect(await confirm(token)).toEqual({ username: ana.user_name, email });
    expect(await stored(ana.user_name)).toEqual({ email, pending: null, proven: true });
    expect(await refused(token)).toBe('link_spent');
    await post.deliver();
    expect(post.box.received.at(-1)).toMatchObject({ recipient: ana.email, subject: 'El correo de su cuenta cambió' });
  });

  test('MEND-8 is not proven by a link that another address received', async () => {
    const ana = await somebody();
    const [before = ''] = [tokenIn(await post.askForLink(ana.email))];
    const email = `ajena-${ana.email}`;
    await ana.call(profile.update, { id: ana.user_name, email, currentPassword });
    // The link sent before the change proves the old address, which the account still has.
    const change = { user_name: ana.user_name, token: before, user_password: 'segunda2' };
    await post.shop.guest().call(recovery.changePassword, change);
    expect(await stored(ana.user_name)).toMatchObject({ email: ana.email, proven: true });
    // A new password cancels the requested change of address, so its e-mail is never written.
    expect(await tokensFor(email)).toEqual([]);
  });

  test('MEND-8 PRIV-1 ends the links of the old one', async () => {
    const ana = await somebody();
    const old = tokenIn(await post.askForLink(ana.email));
    const email = `otra-${ana.email}`;
    await ana.call(profile.update, { id: ana.user_name, email, currentPassword });
    const [token = ''] = await tokensFor(email);
    await confirm(token);
    const change = { user_name: ana.user_name, token: old, user_password: 'segunda2' };
    expect((await post.shop.guest().refusal(recovery.changePassword, change)).code).toBe('link_spent');
    await post.shop.pool.query(
      `insert into password_resets (token_hash, user_id, email, expires_at)
       select sha256(repeat('x', 43)::bytea), id, $2, now() + interval '1 hour' from users where username = $1`,
      [ana.user_name, ana.email],
    );
    const left = await post.shop
      .guest()
      .refusal(recovery.linkUser, { user_name: ana.user_name, token: 'x'.repeat(43) });
    expect(left.code).toBe('link_spent');
  });

  test('MEND-8 that was mistyped is replaced by the next, whose link alone works; it can be taken back', async () => {
    const ana = await somebody();
    const [wrong, right] = [`mal-${ana.email}`, `bien-${ana.email}`];
    await ana.call(profile.update, { id: ana.user_name, email: wrong, currentPassword });
    const [first = ''] = await tokensFor(wrong);
    await ana.call(profile.update, { id: ana.user_name, email: right, currentPassword });
    expect(await refused(first)).toBe('link_spent');
    const [second = ''] = await tokensFor(right);
    expect(await ana.call(profile.update, { id: ana.user_name, pendingEmail: null })).toMatchObject({
      pendingEmail: null,
    });
    expect(await refused(second)).toBe('link_spent');
    expect(await stored(ana.user_name)).toMatchObject({ email: ana.email, pending: null });
  });

  test('MEND-8 can be the first one of an account: it is proven in the same way', async () => {
    const sin = await post.shop.customer('sincorreo', { email: null });
    const email = 'sincorreo@example.com';
    expect(await sin.call(profile.update, { id: 'sincorreo', email })).toMatchObject({ email: null });
    const [token = ''] = await tokensFor(email);
    await confirm(token);
    expect(await stored('sincorreo')).toEqual({ email, pending: null, proven: true });
    expect(post.box.received).toHaveLength(1);
  });

  test('MEND-8 that somebody else registered meanwhile is refused, and ends after a day', async () => {
    const ana = await somebody();
    const email = `disputada-${ana.email}`;
    await ana.call(profile.update, { id: ana.user_name, email, currentPassword });
    const [token = ''] = await tokensFor(email);
    const { user_name } = await somebody();
    await post.shop.pool.query('update users set email = $2 where username = $1', [user_name, email]);
    expect(await refused(token)).toBe('email_taken');
    await post.shop.pool.query('update users set email = null where username = $1', [user_name]);
    post.shop.clock.advance(86_400_001);
    expect(await refused(token)).toBe('link_spent');
  });

  test('MEND-8 ten concurrent uses of one link count once', async () => {
    const ana = await somebody();
    const email = `diez-${ana.email}`;
    await ana.call(profile.update, { id: ana.user_name, email, currentPassword });
    const [token = ''] = await tokensFor(email);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => confirm(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('MEND-8 PRIV-1 the address of a registration is proven by the link of the welcome alone', async () => {
  const { user_name, email } = await post.registered('Eva');
  expect(await stored(user_name)).toMatchObject({ proven: false });
  await post.shop.pool.query('update emails set sent_at = null, next_try_at = now() where recipient = $1', [email]);
  const [token = ''] = await tokensFor(email);
  await confirm(token);
  expect(await stored(user_name)).toEqual({ email, pending: null, proven: true });
});

describe('a request with the session but without the password', () => {
  test('MEND-9 PRIV-1 changes neither address nor password; the other fields are free', async () => {
    const ana = await somebody();
    const id = ana.user_name;
    const email = `robada-${ana.email}`;
    for (const changes of [{ email }, { email, currentPassword: 'otra' }, { password: 'segunda2' }]) {
      const refusal = await ana.refusal(profile.update, { id, lastname: 'Ladrona', ...changes });
      expect([refusal.status, refusal.errors]).toEqual([
        403,
        [{ path: 'currentPassword', message: 'Contraseña actual incorrecta' }],
      ]);
    }
    expect(
      await ana.call(profile.update, { id, email: ana.email.toUpperCase(), phone: '+54 11 5555-1234' }),
    ).toMatchObject({ lastname: null, email: ana.email, pendingEmail: null });
    await post.deliver();
    expect(post.box.received).toEqual([]);
  });

  test('MEND-9 without a password a login of the last ten minutes is needed', async () => {
    const sol = await post.shop.customer('solsocial');
    const change = { id: 'solsocial', email: 'sol2@example.com' };
    post.shop.clock.advance(600_001);
    expect((await sol.refusal(profile.update, change)).code).toBe('login_too_old');
    const again = await post.shop.customer('solsocial2');
    expect(await again.call(profile.update, { ...change, id: 'solsocial2' })).toMatchObject({
      pendingEmail: 'sol2@example.com',
    });
  });
});
