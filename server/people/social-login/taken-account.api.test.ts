import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts, type User } from '#contract/people/accounts/accounts.ts';
import { people } from '#contract/office/people-desk.ts';
import { profile } from '#contract/people/profile.ts';
import { recovery } from '#contract/people/recovery.ts';
import { createActor } from '#test/actor.ts';
import { linkIn } from '#test/mailbox.ts';
import { logInAtProvider, startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { firstPassword, openShopWithPost, type ShopWithPost } from '#test/post.ts';
import { setUpApp } from '#test/second-factor.ts';

let provider: OpenIdProvider;
let post: ShopWithPost;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  post = await openShopWithPost(provider.settings);
});

afterAll(async () => {
  await post.close();
  await provider.close();
});

beforeEach(() => {
  post.box.received.length = 0;
});

const headers = { 'content-type': 'application/json' };

type Finished = { status: number; user: Partial<User & { token: string; code: string }> };

/** Logs in at the provider as a person whose address it has verified. */
async function logInElsewhere(sub: string, email: string): Promise<Finished> {
  provider.people.set(sub, { sub, email, email_verified: true });
  const begun = await post.shop.guest().send('/auth/oidc', { method: 'POST', headers, body: '{}' });
  const { url = '' }: { url?: string } = await begun.json();
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = JSON.stringify({ query: (await logInAtProvider(url, sub)).search.slice(1) });
  const answer = await post.shop.sendAs({ cookie })('/auth/oidc/callback', { method: 'POST', headers, body });
  return { status: answer.status, user: await answer.json() };
}

const session = async (token: string): Promise<unknown> =>
  (await post.shop.sendAs({ authorization: `Bearer ${token}` })('/session', { method: 'GET', headers: {} })).json();

test('MEND-8 an account prepared for somebody else’s address is not the one that they get', async () => {
  const victim = 'victima@example.com';
  const { user_name, email, token, send } = await post.registered('Mala');
  const mala = createActor(user_name, send);
  const old = await post.askForLink(email);
  await mala.call(profile.update, { id: user_name, email: victim, currentPassword: firstPassword });
  await post.deliver();
  // The old link proves only the old address.
  const change = { user_name, token: old.searchParams.get('token') ?? '', user_password: 'segunda2' };
  await post.shop.guest().call(recovery.changePassword, change);
  const arrived = await logInElsewhere('victima', victim);
  expect(arrived).toMatchObject({ status: 200, user: { username: 'victima', email: victim } });
  expect(await post.mayLogIn(user_name, 'segunda2')).toBe(true);
  expect(await session(token)).toEqual({ user: null });
  const wanted = post.box.received.find(({ recipient }) => recipient === victim);
  const proof = wanted ? (linkIn(wanted).searchParams.get('token') ?? '') : '';
  expect((await post.shop.guest().refusal(profile.confirmEmail, { token: proof })).code).toBe('link_spent');
});

test('MEND-8 TEAM-2 an attacker who prepared an account with an unproven address loses all access to it, and keeps its owner out by no second factor', async () => {
  const victim = 'esperada@example.com';
  const registration = { name: 'Mala', email: victim, user_name: 'espera', user_password: firstPassword };
  await post.shop.guest().call(accounts.register, registration);
  const { token } = await post.shop.guest().call(accounts.logIn, registration);
  const mala = createActor('espera', post.shop.sendAs({ authorization: `Bearer ${token}` }));
  await setUpApp(mala, post.shop);
  const own = 'vuelve@example.com';
  await mala.call(profile.update, { id: 'espera', email: own, currentPassword: firstPassword });
  await post.deliver();
  const mail = post.box.received.find(({ recipient }) => recipient === own);
  await post.shop.pool.query(
    `insert into identities select $1, 'mala', id, now() from users where username = 'espera'`,
    [provider.issuer],
  );
  expect((await logInElsewhere('esperada', victim)).user.username).toBe('espera');
  expect(await session(token)).toEqual({ user: null });
  expect(await post.mayLogIn('espera', firstPassword)).toBe(false);
  const proof = mail ? (linkIn(mail).searchParams.get('token') ?? '') : '';
  expect((await post.shop.guest().refusal(profile.confirmEmail, { token: proof })).code).toBe('link_spent');
  expect((await logInElsewhere('mala', 'mala@example.com')).user.username).not.toBe('espera');
});

test('TEAM-2 a login at another provider is the first step alone for who has a second factor, of customers and of the shop’s people', async () => {
  const email = 'doble@example.com';
  const { token = '' } = (await logInElsewhere('doble', email)).user;
  await setUpApp(createActor('doble', post.shop.sendAs({ authorization: `Bearer ${token}` })), post.shop);
  const refused = { status: 401, user: { code: 'second_step_needed' } };
  expect(await logInElsewhere('doble', email)).toMatchObject(refused);
  const owner = await post.shop.admin('duena');
  await owner.call(people.setRole, { user_name: 'doble', rol: 'viewer' });
  const ofStaff = await logInElsewhere('doble', email);
  expect(ofStaff).toMatchObject(refused);
  expect(ofStaff.user.token).toBeUndefined();
  // Nothing of this is left for the next test's mailbox.
  await post.deliver();
});

test('MEND-14 a person with a social login who becomes an administrator must first set a password', async () => {
  const email = 'futura@example.com';
  expect((await logInElsewhere('futura', email)).user.username).toBe('futura');
  const admin = await post.shop.admin('jefa');
  await admin.call(people.setRole, { user_name: 'futura', rol: 'admin' });
  expect(await logInElsewhere('futura', email)).toMatchObject({ status: 403, user: { code: 'identity_admin' } });
  await post.deliver();
  const mail = post.box.received.find(({ subject }) => subject?.startsWith('Elija su contraseña para trabajar en'));
  const token = mail ? (linkIn(mail).searchParams.get('token') ?? '') : '';
  await post.shop.guest().call(recovery.changePassword, { user_name: 'futura', token, user_password: 'segunda2' });
  expect(await post.mayLogIn('futura', 'segunda2')).toBe(true);
  await admin.call(people.setRole, { user_name: 'futura', rol: 'client' });
  expect((await logInElsewhere('futura', email)).status).toBe(200);
});
