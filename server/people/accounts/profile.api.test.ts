import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { profile } from '#contract/people/profile.ts';
import { openedPost } from '#test/opened-shop.ts';

const post = openedPost();

describe('one’s own profile', () => {
  test('ACC-2 CALL-21 CALL-22 what is given changes, the rest stays, and others change nothing', async () => {
    const ana = await post.shop.customer('anaperfil');
    const eva = await post.shop.customer('evaperfil');
    const admin = await post.shop.admin('jefaperfil');
    const changes = { id: 'ANAPERFIL', lastname: 'Ríos', dni: '30111222', phone: '+54 11 5555-1234', address: '' };
    expect(await ana.call(profile.update, changes)).toMatchObject({
      username: 'anaperfil',
      name: 'anaperfil',
      lastname: 'Ríos',
      dni: '30111222',
      address: null,
    });
    for (const stranger of [eva, admin]) {
      expect((await stranger.refusal(profile.update, { id: 'anaperfil', lastname: 'X' })).status).toBe(403);
      expect((await stranger.refusal(profile.update, { id: String(ana.id), lastname: 'X' })).status).toBe(403);
    }
    expect((await eva.refusal(profile.find, { id: 'anaperfil' })).status).toBe(403);
    expect((await eva.refusal(profile.find, { id: 'quien-sabe' })).status).toBe(403);
    expect(await admin.call(profile.find, { id: String(ana.id) })).toMatchObject({ lastname: 'Ríos' });
    expect((await admin.refusal(profile.find, { id: 'quien-sabe' })).status).toBe(404);
  });

  test.each([
    [{ dni: '30.111.222' }, 'dni'],
    [{ dni: 'abc' }, 'dni'],
    [{ name: 'Ana 2' }, 'name'],
    [{ lastname: '<script>' }, 'lastname'],
    [{ email: 'nada' }, 'email'],
    [{ email: '' }, 'email'],
    [{ phone: 'llamame' }, 'phone'],
    [{ address: 'x'.repeat(201) }, 'address'],
    [{ username: 'otra' }, 'username'],
    [{ rol: 'admin', legajo: '1', name: 'Ana 2' }, 'name'],
  ])('ACC-2 %o is refused at its field and nothing changes', async (changes, path) => {
    const ana = await post.registered();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(changes);
    const answer = await ana.send(`/users/update/${ana.user_name}`, { method: 'PATCH', headers, body });
    expect(answer.status).toBe(422);
    const { errors }: { errors?: { path: string }[] } = await answer.json();
    expect(new Set(errors?.map((error) => error.path))).toEqual(new Set([path]));
    const session: unknown = await (await ana.send('/session', { method: 'GET', headers: {} })).json();
    expect(session).toMatchObject({ user: { name: 'Ana', lastname: null, email: ana.email, rol: 'client' } });
  });

  test('ACC-2 an address in use is refused, and nothing else of the form is saved', async () => {
    const ana = await post.shop.customer('anacorreo');
    await post.shop.customer('evacorreo');
    const taken = await ana.refusal(profile.update, { id: 'anacorreo', name: 'Otra', email: 'EVACORREO@example.com' });
    expect([taken.code, taken.errors[0]?.path]).toEqual(['email_taken', 'email']);
    expect(await ana.call(profile.find, { id: 'anacorreo' })).toMatchObject({ name: 'anacorreo' });
    await post.deliver();
    expect(post.box.received).toEqual([]);
  });

  test('ACC-3 CALL-23 a new password needs the current one and ends the other sessions only', async () => {
    const ana = await post.registered();
    const elsewhere = await post.shop
      .guest()
      .call(accounts.logIn, { user_name: ana.user_name, user_password: 'primera1' });
    const headers = { 'content-type': 'application/json' };
    const patch = async (changes: object) =>
      (await ana.send(`/users/update/${ana.user_name}`, { method: 'PATCH', headers, body: JSON.stringify(changes) }))
        .status;
    const verify = async (user_password: string): Promise<unknown> =>
      (
        await ana.send('/users/verifyPassword', { method: 'POST', headers, body: JSON.stringify({ user_password }) })
      ).json();
    expect(await verify('otra')).toEqual({ isRight: false });
    expect(await verify('primera1')).toEqual({ isRight: true });
    expect(await patch({ password: 'segunda2' })).toBe(403);
    expect(await patch({ password: 'segunda2', currentPassword: 'otra', name: 'Eva' })).toBe(403);
    expect(await patch({ password: 'primera1', currentPassword: 'primera1' })).toBe(422);
    expect(await patch({ password: 'abc', currentPassword: 'primera1' })).toBe(422);
    expect(await post.mayLogIn(ana.user_name, 'primera1')).toBe(true);
    expect(await patch({ password: 'segunda2', currentPassword: 'primera1' })).toBe(200);
    const session = async (token: string): Promise<unknown> =>
      (await post.shop.sendAs({ authorization: `Bearer ${token}` })('/session', { method: 'GET', headers: {} })).json();
    expect(await session(ana.token)).toMatchObject({ user: { username: ana.user_name, name: 'Ana' } });
    expect(await session(elsewhere.token)).toEqual({ user: null });
    await post.deliver();
    expect(post.box.received.map(({ subject }) => subject)).toEqual(['Su contraseña cambió']);
  });
});
