import { expect, test } from 'vitest';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { openedScene } from '#test/opened-shop.ts';
import { appCode, browserOf, factorScene } from '#test/second-factor.ts';

const here = openedScene((shop) => factorScene(shop), { env: { RATE_LIMITS: 'on' } });

const now = () => here.shop.clock.now();

test('TEAM-2 a thousand codes: of all guesses ten are compared, also the right one waits, and the owner’s browser does not', async () => {
  const person = await here.scene.withApp('orders');
  const codes: string[] = [];
  // Each login that has begun takes eight tries, so that whoever guesses begins it anew, with the password.
  for (let begun = 0; begun < 125; begun += 1) {
    const thief = browserOf(here.shop);
    await here.scene.halfLogIn(thief, person.username);
    for (let tried = 0; tried < 8; tried += 1) {
      const guess = String(100_000 + begun * 8 + tried);
      codes.push((await thief.refusal(loginStep.finishByCode, { code: guess })).code);
    }
  }
  expect(codes).toHaveLength(1000);
  expect(codes.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(14);
  expect(new Set(codes)).toEqual(new Set(['wrong_code', 'too_many_requests']));

  const thief = browserOf(here.shop);
  await here.scene.halfLogIn(thief, person.username);
  const code = appCode(person.secret, now(), 1);
  const waits = await thief.refusal(loginStep.finishByCode, { code });
  expect(waits.code).toBe('too_many_requests');
  expect(waits.values['seconds']).toBeGreaterThan(0);

  // A browser that the owner logged in with has a count of its own.
  await here.scene.halfLogIn(person.browser, person.username);
  expect(await person.browser.call(loginStep.finishByCode, { code })).toMatchObject({ username: person.username });
});

test('TEAM-2 guesses before a call that asks who one is count in the same way', async () => {
  const person = await here.scene.withApp('orders');
  const codes: string[] = [];
  for (let tried = 0; tried < 30; tried += 1) {
    codes.push((await person.browser.refusal(proofCalls.prove, { code: String(200_000 + tried) })).code);
  }
  expect(codes.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(11);
  expect(codes.at(-1)).toBe('too_many_requests');
});

test('TEAM-2 so do guesses of the first code of an app that waits for it', async () => {
  const person = await here.scene.somebody('orders');
  const browser = browserOf(here.shop);
  await here.scene.logIn(browser, person.username);
  const { id, secret } = await browser.call(secondFactor.startCode, {});
  const code = appCode(secret, now()) === '123456' ? '654321' : '123456';
  const codes: string[] = [];
  for (let tried = 0; tried < 14; tried += 1) {
    codes.push((await browser.refusal(secondFactor.confirmCode, { id, code, name: 'Mi teléfono' })).code);
  }
  expect(codes.filter((one) => one === 'wrong_code').length).toBeLessThanOrEqual(11);
  expect(codes.at(-1)).toBe('too_many_requests');
});
