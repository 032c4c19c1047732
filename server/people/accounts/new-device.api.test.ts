import { expect, test } from 'vitest';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { linkIn } from '#test/mailbox.ts';
import { openedPost } from '#test/opened-shop.ts';
import { browserOf, factorScene } from '#test/second-factor.ts';

const post = openedPost();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('TEAM-3 the letter of a login from a new browser says which one it was, and leads to the open sessions', async () => {
  const owner = await post.shop.admin('duena');
  await owner.call(settingsDesk.security, { staffRulesInDemo: true });
  const scene = factorScene(post.shop);
  const person = await scene.somebody('orders');
  const own = browserOf(post.shop);
  await scene.logIn(own, person.username);
  await scene.logIn(own, person.username);
  await post.deliver();
  expect(post.box.received).toEqual([]);
  await scene.logIn(browserOf(post.shop, firefox), person.username);
  await post.deliver();
  expect(post.box.received.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [person.email, 'Ingreso desde un dispositivo nuevo'],
  ]);
  const [letter] = post.box.received;
  expect(letter?.text).toContain('Firefox · Windows');
  expect(linkIn(letter ?? {}).pathname).toBe('/user/security');
});
