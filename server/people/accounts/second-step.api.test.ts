import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { people } from '#contract/office/people-desk.ts';
import { recovery } from '#contract/people/recovery.ts';
import { openedScene } from '#test/opened-shop.ts';
import { appCode, browserOf, factorScene, knownPassword, setUpApp } from '#test/second-factor.ts';

const here = openedScene((shop) => ({ ...factorScene(shop), browser: () => browserOf(shop) }));

const minutes = (count: number) => count * 60_000;
const step = 30_000;

const now = () => here.shop.clock.now();

describe('TEAM-2 codes of an authenticator app', () => {
  test('an app counts once its first code is right; its secret is encrypted, and the recovery codes are told once, as hashes kept', async () => {
    const person = await here.scene.somebody('orders');
    const browser = here.scene.browser();
    await here.scene.logIn(browser, person.username);
    const started = await browser.call(secondFactor.startCode, {});
    expect(started.address).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}&issuer=/);
    expect(started.picture).toMatch(/^data:image\/svg\+xml;base64,/);
    const wrong = { id: started.id, code: '000000', name: 'Mi teléfono' };
    const right = appCode(started.secret, now());
    if (right === wrong.code) throw new Error('try again');
    expect((await browser.refusal(secondFactor.confirmCode, wrong)).code).toBe('wrong_code');
    expect(await browser.call(secondFactor.list, {})).toMatchObject({ factors: [], recoveryLeft: 0 });
    expect(await here.scene.logIn(here.scene.browser(), person.username)).toMatchObject({ rol: 'orders' });

    const { recoveryCodes } = await browser.call(secondFactor.confirmCode, { ...wrong, code: right });
    expect(recoveryCodes).toHaveLength(10);
    expect(await browser.call(secondFactor.list, {})).toMatchObject({
      factors: [{ kind: 'code', name: 'Mi teléfono' }],
      recoveryLeft: 10,
    });
    const stored = await here.shop.pool.query(
      `select f.secret, array(select encode(code_hash, 'escape') from recovery_codes r where r.user_id = f.user_id) as hashes
       from factors f where f.user_id = $1`,
      [person.id],
    );
    const text = JSON.stringify(stored.rows);
    expect(text).not.toContain(started.secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code.replace('-', ''));
    await setUpApp(browser, here.shop, 'Otro').then(({ recoveryCodes: more }) => expect(more).toEqual([]));
  });

  test('a login needs a code after the password, and no session exists before', async () => {
    const person = await here.scene.withApp('orders');
    const browser = here.scene.browser();
    await here.scene.halfLogIn(browser, person.username);
    expect(await browser.call(accounts.session, {})).toEqual({ user: null });
    expect(await browser.call(loginStep.step, {})).toEqual({ kinds: ['code', 'recovery'] });
    here.shop.clock.advance(step);
    const code = appCode(person.secret, now());
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await browser.refusal(loginStep.finishByCode, { code: wrong })).errors).toEqual([
      { path: 'code', message: 'El código no es correcto o ya se usó. Espere el siguiente y vuelva a intentar.' },
    ]);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await browser.call(loginStep.finishByCode, { code: typed })).toMatchObject({ username: person.username });
    expect((await browser.call(accounts.session, {})).user).toMatchObject({ rol: 'orders' });
  });

  test('a code counts once: of ten logins at the same moment one gets in, and none later with the same or an older one', async () => {
    const person = await here.scene.withApp('orders');
    here.shop.clock.advance(2 * step);
    const [code, older] = [appCode(person.secret, now()), appCode(person.secret, now(), -1)];
    const browsers = Array.from({ length: 10 }, () => here.scene.browser());
    for (const browser of browsers) await here.scene.halfLogIn(browser, person.username);
    const tried = await Promise.allSettled(browsers.map((one) => one.call(loginStep.finishByCode, { code })));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = here.scene.browser();
    await here.scene.halfLogIn(late, person.username);
    for (const used of [code, older]) {
      expect((await late.refusal(loginStep.finishByCode, { code: used })).code).toBe('wrong_code');
    }
    here.shop.clock.advance(step);
    expect(await late.call(loginStep.finishByCode, { code: appCode(person.secret, now()) })).toBeTruthy();
  });

  test('the code that set the app up is used already, and another person’s is no code of this account', async () => {
    const person = await here.scene.withApp('orders');
    const other = await here.scene.withApp('orders');
    const browser = here.scene.browser();
    await here.scene.halfLogIn(browser, person.username);
    expect((await browser.refusal(loginStep.finishByCode, { code: person.code })).code).toBe('wrong_code');
    here.shop.clock.advance(step);
    const foreign = appCode(other.secret, now());
    expect((await browser.refusal(loginStep.finishByCode, { code: foreign })).code).toBe('wrong_code');
  });

  test('a customer may have one too', async () => {
    const person = await here.scene.withApp('client');
    const browser = here.scene.browser();
    await here.scene.halfLogIn(browser, person.username);
    here.shop.clock.advance(step);
    const code = appCode(person.secret, now());
    expect(await browser.call(loginStep.finishByCode, { code })).toMatchObject({ rol: 'client' });
  });
});

describe('TEAM-2 recovery codes', () => {
  test('each works once, also if it is sent ten times at once', async () => {
    const person = await here.scene.withApp('orders');
    const [code = ''] = person.recoveryCodes;
    const browsers = Array.from({ length: 10 }, () => here.scene.browser());
    for (const browser of browsers) await here.scene.halfLogIn(browser, person.username);
    const tried = await Promise.allSettled(browsers.map((one) => one.call(loginStep.finishByCode, { code })));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const inside = browsers[tried.findIndex(({ status }) => status === 'fulfilled')];
    expect(await inside?.call(secondFactor.list, {})).toMatchObject({ recoveryLeft: 9 });
  });

  test('new ones replace all earlier ones, and those of somebody else are none', async () => {
    const person = await here.scene.withApp('orders');
    const other = await here.scene.withApp('orders');
    const { recoveryCodes } = await person.browser.call(secondFactor.newRecoveryCodes, {});
    const browser = here.scene.browser();
    await here.scene.halfLogIn(browser, person.username);
    for (const code of [person.recoveryCodes[0] ?? '', other.recoveryCodes[0] ?? '']) {
      expect((await browser.refusal(loginStep.finishByCode, { code })).code).toBe('wrong_code');
    }
    const code = (recoveryCodes[3] ?? '').toUpperCase();
    expect(await browser.call(loginStep.finishByCode, { code })).toMatchObject({ username: person.username });
  });

  test('they go with the last factor', async () => {
    const person = await here.scene.withApp('orders');
    expect(await person.browser.call(secondFactor.remove, { id: person.factor })).toEqual({ removed: true });
    expect(await person.browser.call(secondFactor.list, {})).toMatchObject({ factors: [], recoveryLeft: 0 });
    expect(await here.scene.logIn(here.scene.browser(), person.username)).toMatchObject({ rol: 'orders' });
  });
});

describe('TEAM-2 a login that has begun', () => {
  test('is finished in its own browser alone, once', async () => {
    const person = await here.scene.withApp('orders');
    const browser = here.scene.browser();
    await here.scene.halfLogIn(browser, person.username);
    here.shop.clock.advance(step);
    const code = appCode(person.secret, now());
    const stranger = here.scene.browser();
    expect((await stranger.refusal(loginStep.finishByCode, { code })).code).toBe('login_step_over');
    const cookie = browser.cookies().get('half-login') ?? '';
    expect(cookie).toMatch(/^[\w-]{43}$/);
    await browser.call(loginStep.finishByCode, { code });
    // Somebody kept the cookie, and has the next code.
    here.shop.clock.advance(step);
    const headers = { cookie: `half-login=${cookie}`, 'content-type': 'application/json' };
    const again = await here.shop.sendAs(headers)('/users/login/code', {
      method: 'POST',
      headers,
      body: JSON.stringify({ code: appCode(person.secret, now()) }),
    });
    expect([again.status, await again.json()]).toMatchObject([403, { code: 'login_step_over' }]);
  });

  test('of two that finish it at once by different codes, one gets a session', async () => {
    const person = await here.scene.withApp('orders');
    const browser = here.scene.browser();
    await here.scene.halfLogIn(browser, person.username);
    const codes = person.recoveryCodes.slice(0, 5);
    const tried = await Promise.allSettled(codes.map((code) => browser.call(loginStep.finishByCode, { code })));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is over after ten minutes, after eight tries, and after a logout of all by a new password or a new role', async () => {
    const person = await here.scene.withApp('orders');
    const late = here.scene.browser();
    await here.scene.halfLogIn(late, person.username);
    here.shop.clock.advance(minutes(10) + 1000);
    const code = () => appCode(person.secret, now());
    expect((await late.refusal(loginStep.finishByCode, { code: code() })).code).toBe('login_step_over');

    const guessing = here.scene.browser();
    await here.scene.halfLogIn(guessing, person.username);
    for (let index = 0; index < 8; index += 1) {
      expect((await guessing.refusal(loginStep.finishByCode, { code: 'aaaaa-aaaaa' })).code).toBe('wrong_code');
    }
    expect((await guessing.refusal(loginStep.finishByCode, { code: code() })).code).toBe('login_step_over');

    const waiting = here.scene.browser();
    await here.scene.halfLogIn(waiting, person.username);
    const owner = await here.shop.admin('jefa');
    await owner.call(people.setRole, { user_name: person.username, rol: 'viewer' });
    expect((await waiting.refusal(loginStep.finishByCode, { code: code() })).code).toBe('login_step_over');

    const changed = here.scene.browser();
    await here.scene.halfLogIn(changed, person.username);
    await here.shop.guest().call(recovery.changePassword, {
      user_name: person.username,
      user_password: 'Otra-tormenta-85',
      currentPassword: knownPassword,
    });
    expect((await changed.refusal(loginStep.finishByCode, { code: code() })).code).toBe('login_step_over');
  });
});

test('TEAM-2 a new password does not skip the second step, and leaves the session in which somebody with a factor changed it', async () => {
  const person = await here.scene.withApp('orders');
  await person.browser.call(recovery.changePassword, {
    user_name: person.username,
    user_password: 'Otra-tormenta-85',
    currentPassword: knownPassword,
  });
  expect((await person.browser.call(accounts.session, {})).user).toMatchObject({ username: person.username });
  const asked = { user_name: person.username, user_password: 'Otra-tormenta-85' };
  expect((await here.scene.browser().refusal(accounts.logIn, asked)).code).toBe('second_step_needed');
});

test('TEAM-2 TEAM-4 nobody renames or removes a factor of somebody else, and nobody has more than ten', async () => {
  const person = await here.scene.withApp('orders');
  const other = await here.scene.withApp('admin');
  const { factors } = await person.browser.call(secondFactor.list, {});
  const id = factors[0]?.id ?? 0;
  expect((await other.browser.refusal(secondFactor.remove, { id })).code).toBe('factor_not_found');
  expect((await other.browser.refusal(secondFactor.rename, { id, name: 'Mío' })).code).toBe('factor_not_found');
  expect(await person.browser.call(secondFactor.rename, { id, name: 'Teléfono viejo' })).toMatchObject({
    name: 'Teléfono viejo',
  });
  for (let index = 1; index < 10; index += 1) await setUpApp(person.browser, here.shop, `Aparato ${index}`);
  expect((await person.browser.refusal(secondFactor.startCode, {})).code).toBe('too_many_factors');
});
