import { describe, expect, test } from 'vitest';
import { people } from '#contract/office/people-desk.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { openedScene } from '#test/opened-shop.ts';
import { appCode, browserOf, factorScene, knownPassword, setUpApp } from '#test/second-factor.ts';

const here = openedScene((shop) => factorScene(shop));

const now = () => here.shop.clock.now();
const step = 30_000;
const elevenMinutes = 660_000;

type Browser = ReturnType<typeof browserOf>;

const whoIs = async (browser: Browser) => (await browser.call(accounts.session, {})).user?.username ?? null;

describe('TEAM-2 whoever stole something', () => {
  test('and has a session of before the first factor, loses it with that factor; this session stays, and a second factor ends none', async () => {
    const person = await here.scene.somebody('orders');
    const [thief, browser] = [browserOf(here.shop), browserOf(here.shop)];
    for (const one of [thief, browser]) await here.scene.logIn(one, person.username);
    const { recoveryCodes } = await setUpApp(browser, here.shop);
    expect([await whoIs(thief), await whoIs(browser)]).toEqual([null, person.username]);
    const phone = browserOf(here.shop);
    await here.scene.halfLogIn(phone, person.username);
    await phone.call(loginStep.finishByCode, { code: recoveryCodes[0] ?? '' });
    await setUpApp(browser, here.shop, 'Otro');
    expect(await whoIs(phone)).toBe(person.username);
  });

  test('and knows no password, learns by the first step neither whether there is a factor nor whether there is an account', async () => {
    const guarded = await here.scene.withApp('orders');
    const plain = await here.scene.somebody('orders');
    const said = [];
    for (const user_name of [guarded.username, plain.username, 'nadie-de-aqui']) {
      const browser = browserOf(here.shop);
      const { code, detail } = await browser.refusal(accounts.logIn, { user_name, user_password: 'Otra-clave-91' });
      said.push({ code, detail, cookies: [...browser.cookies().keys()] });
      expect((await browser.refusal(loginStep.step, {})).code).toBe('login_step_over');
    }
    const [first] = said;
    expect(first?.code).toBe('wrong_credentials');
    expect(said).toEqual([first, first, first]);
  });

  test('and has an open session, changes no factor of it, helps nobody with it, and guesses no code in it', async () => {
    const person = await here.scene.withApp('admin');
    const other = await here.scene.withApp('orders');
    here.shop.clock.advance(elevenMinutes);
    const stolen = person.browser;
    const tries = [
      () => stolen.refusal(secondFactor.remove, { id: person.factor }),
      () => stolen.refusal(secondFactor.startCode, {}),
      () => stolen.refusal(secondFactor.newRecoveryCodes, {}),
      () => stolen.refusal(people.helpFactor, { user_name: other.username }),
    ];
    for (const one of tries) expect((await one()).code).toBe('step_up_needed');
    expect((await stolen.refusal(proofCalls.prove, { password: knownPassword })).code).toBe('wrong_code');
    for (const one of tries) expect((await one()).code).toBe('step_up_needed');
    // An app that waits since its owner logged in is confirmed by a fresh proof only, too.
    const code = appCode(person.secret, now());
    const waiting = { id: person.factor, code, name: 'Mío' };
    expect((await stolen.refusal(secondFactor.confirmCode, waiting)).code).toBe('step_up_needed');
  });

  test('and used a code to log in or to prove something, has used it for both', async () => {
    const person = await here.scene.withApp('orders');
    here.shop.clock.advance(step);
    const code = appCode(person.secret, now());
    const browser = browserOf(here.shop);
    await here.scene.halfLogIn(browser, person.username);
    await browser.call(loginStep.finishByCode, { code });
    expect((await person.browser.refusal(proofCalls.prove, { code })).code).toBe('wrong_code');
    const both = person.recoveryCodes[0] ?? '';
    const late = browserOf(here.shop);
    await here.scene.halfLogIn(late, person.username);
    const tried = await Promise.allSettled([
      person.browser.call(proofCalls.prove, { code: both }),
      late.call(loginStep.finishByCode, { code: both }),
    ]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('TEAM-3 the second step of a login', () => {
  test('begins a session of a new token, and ends the one that the browser had: nobody gives somebody a session', async () => {
    const given = await here.scene.somebody('client');
    const person = await here.scene.withApp('orders');
    const browser = browserOf(here.shop);
    await here.scene.logIn(browser, given.username);
    const before = browser.cookies().get('percha') ?? '';
    expect(before).toMatch(/^[\w-]{43}$/);
    await here.scene.halfLogIn(browser, person.username);
    // Until then the browser is who it was.
    expect(await whoIs(browser)).toBe(given.username);
    await browser.call(loginStep.finishByCode, { code: person.recoveryCodes[0] ?? '' });
    expect(await whoIs(browser)).toBe(person.username);
    expect(browser.cookies().get('percha')).not.toBe(before);
    const answer = await here.shop.sendAs({ cookie: `percha=${before}` })('/session', { method: 'GET', headers: {} });
    expect(await answer.json()).toMatchObject({ user: null });
  });

  test('is that of whose password was given: the code of whoever got the cookie of another login is refused', async () => {
    const thief = await here.scene.withApp('client');
    const victim = await here.scene.withApp('orders');
    const browser = browserOf(here.shop);
    await here.scene.halfLogIn(browser, thief.username);
    expect((await browser.refusal(loginStep.finishByCode, { code: victim.recoveryCodes[0] ?? '' })).code).toBe(
      'wrong_code',
    );
    expect(await whoIs(browser)).toBe(null);
    // A login of the victim is open elsewhere: a made-up cookie is none of it.
    await here.scene.halfLogIn(browserOf(here.shop), victim.username);
    const headers = { cookie: `half-login=${'a'.repeat(43)}`, 'content-type': 'application/json' };
    const forged = await here.shop.sendAs(headers)('/users/login/code', {
      method: 'POST',
      headers,
      body: JSON.stringify({ code: victim.recoveryCodes[1] }),
    });
    expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'login_step_over' }]);
    // The victim's own login takes the place of the planted one.
    await here.scene.halfLogIn(browser, victim.username);
    await browser.call(loginStep.finishByCode, { code: victim.recoveryCodes[0] ?? '' });
    expect(await whoIs(browser)).toBe(victim.username);
  });
});
