import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { recovery } from '#contract/people/recovery.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { linkIn } from '#test/mailbox.ts';
import { openShopWithPost } from '#test/post.ts';
import { openShop } from '#test/shop.ts';
import { openedPost } from '#test/opened-shop.ts';
import { spendLink } from './email-links.service.ts';

const post = openedPost();

const tokenIn = (link: URL) => link.searchParams.get('token') ?? '';

describe('a forgotten password', () => {
  test('AUTH-5 ACC-4 CALL-20 CALL-39 the link of the e-mail sets a new one, once, and ends every session', async () => {
    const ana = await post.registered('Ana María');
    const link = await post.askForLink(ana.email.toUpperCase());
    expect(link.pathname).toBe(`/user/changepassword/${ana.user_name}`);
    const token = tokenIn(link);
    const { user_name } = ana;
    expect(await post.shop.guest().call(recovery.linkUser, { user_name, token })).toEqual({ username: user_name });
    await post.shop.guest().call(recovery.changePassword, { user_name, token, user_password: 'segunda2' });
    expect([await post.mayLogIn(user_name, 'segunda2'), await post.mayLogIn(user_name, 'primera1')]).toEqual([
      true,
      false,
    ]);
    const session: unknown = await (await ana.send('/session', { method: 'GET', headers: {} })).json();
    expect(session).toEqual({ user: null });
    const again = await post.shop
      .guest()
      .refusal(recovery.changePassword, { user_name, token, user_password: 'tercera3' });
    expect([again.status, again.code]).toEqual([410, 'link_spent']);
    await post.deliver();
    expect(post.box.received.at(-1)?.subject).toBe('Su contraseña cambió');
  });

  test('AUTH-5 twenty uses of one link at once change the password once', async () => {
    const { user_name, email } = await post.registered();
    const token = tokenIn(await post.askForLink(email));
    const uses = Array.from({ length: 20 }, (_, index) =>
      post.shop.guest().call(recovery.changePassword, { user_name, token, user_password: `clave${index}` }),
    );
    const outcomes = await Promise.allSettled(uses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('AUTH-5 TEAM-1 of two that use the same link at once, also that of an invitation, one finds it', async () => {
    const { email } = await post.registered();
    const token = tokenIn(await post.askForLink(email));
    const { db, clock } = post.shop;
    const use = () => inTransaction(db, (transaction) => spendLink(transaction, token, clock.now()));
    expect((await Promise.all([use(), use()])).filter((found) => found !== undefined)).toEqual([email]);
  });

  test('AUTH-5 MEND-14 a link ends after 60 minutes and by a change of the password, not by a stranger’s newer one', async () => {
    const { user_name, email, send } = await post.registered();
    const first = tokenIn(await post.askForLink(email));
    const second = tokenIn(await post.askForLink(email));
    const spent = async (token: string) =>
      (await post.shop.guest().refusal(recovery.linkUser, { user_name, token })).code;
    for (const token of [first, second]) {
      expect(await post.shop.guest().call(recovery.linkUser, { user_name, token })).toEqual({ username: user_name });
    }
    post.shop.clock.advance(60 * 60_000 + 1);
    expect([await spent(first), await spent(second)]).toEqual(['link_spent', 'link_spent']);
    const third = tokenIn(await post.askForLink(email));
    const body = JSON.stringify({ password: 'segunda2', currentPassword: 'primera1' });
    const headers = { 'content-type': 'application/json' };
    expect((await send(`/users/update/${user_name}`, { method: 'PATCH', headers, body })).status).toBe(200);
    expect(await spent(third)).toBe('link_spent');
  });

  test('MEND-14 strangers who request links for an address without end leave its owner a valid link', async () => {
    const strict = await openShopWithPost({ RATE_LIMITS: 'on' });
    const { user_name, email } = await strict.registered();
    const answers: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      const from = { ip: `203.0.113.${index}` };
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ email }) };
      const address = `${strict.shop.settings.publicUrl}/api/email/ResetPassword`;
      answers.push(await (await strict.shop.api.fetch(new Request(address, init), from)).text());
    }
    expect(new Set(answers).size).toBe(1);
    await strict.deliver();
    expect(strict.box.received).toHaveLength(5);
    const [oldest] = strict.box.received;
    const token = oldest ? tokenIn(linkIn(oldest)) : '';
    await strict.shop.guest().call(recovery.changePassword, { user_name, token, user_password: 'segunda2' });
    expect(await strict.mayLogIn(user_name, 'segunda2')).toBe(true);
    await strict.close();
  });

  test('AUTH-5 an altered link, another’s name and the old password are refused, with the link still good', async () => {
    const { user_name, email } = await post.registered();
    const other = await post.registered();
    const token = tokenIn(await post.askForLink(email));
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const user_password = 'segunda2';
    const refused = async (change: { user_name: string; token: string; user_password: string }) =>
      (await post.shop.guest().refusal(recovery.changePassword, change)).code;
    expect(await refused({ user_name, token: altered, user_password })).toBe('link_spent');
    expect(await refused({ user_name: other.user_name, token, user_password })).toBe('link_spent');
    expect(await refused({ user_name, token, user_password: 'primera1' })).toBe('same_password');
    expect(await refused({ user_name, token: `${token}'--`, user_password })).toBe('invalid');
    await post.shop.guest().call(recovery.changePassword, { user_name, token, user_password });
    expect(await post.mayLogIn(user_name, user_password)).toBe(true);
  });

  test('AUTH-5 the answer does not tell whether there is an account, and a link of the asker’s own is ignored', async () => {
    const { email } = await post.registered();
    const linkPassword = 'https://malo.example/robo';
    const known = await post.shop.guest().call(recovery.request, { email, linkPassword });
    const unknown = await post.shop.guest().call(recovery.request, { email: 'nadie@example.com', linkPassword });
    expect(known).toEqual(unknown);
    await post.deliver();
    expect(post.box.received).toHaveLength(1);
    expect(post.box.received[0]?.html).not.toContain('malo.example');
  });

  test('AUTH-5 no token is stored in the database', async () => {
    const { email } = await post.registered();
    const token = tokenIn(await post.askForLink(email));
    const { rows } = await post.shop.pool.query<{ all: string }>(
      `select (select json_agg(l) from emails l)::text || (select json_agg(r) from password_resets r)::text as all`,
    );
    expect(rows[0]?.all).toContain('password-reset');
    expect(rows[0]?.all).not.toContain(token);
  });

  test('ACC-4 without a link the current password is asked, ten times', async () => {
    const limited = await openShop({ env: { RATE_LIMITS: 'on' } });
    const { user_name, email } = { user_name: 'sinlink', email: 'sinlink@example.com' };
    await limited.guest().call(accounts.register, { name: 'Ana', email, user_name, user_password: 'primera1' });
    const attempt = { user_name, user_password: 'segunda2' };
    for (let index = 0; index < 10; index += 1) {
      const wrong = await limited
        .guest()
        .refusal(recovery.changePassword, { ...attempt, currentPassword: `x${index}` });
      expect(wrong.detail).toBe('Contraseña actual incorrecta');
    }
    const stopped = await limited.guest().refusal(recovery.changePassword, { ...attempt, currentPassword: 'primera1' });
    expect([stopped.status, stopped.detail]).toEqual([429, expect.stringMatching(/Vuelva a probar en \d+ segundos/)]);
    limited.clock.advance(900_000);
    await limited.guest().call(recovery.changePassword, { ...attempt, currentPassword: 'primera1' });
    await limited.close();
  });
});
