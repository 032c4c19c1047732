import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { people } from '#contract/office/people-desk.ts';
import { recovery } from '#contract/people/recovery.ts';
import { openShopWithPost } from '#test/post.ts';

const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://tienda.example',
  RATE_LIMITS: 'on',
  MP_API_URL: 'https://api.mercadopago.com',
};

test('MEND-12 in a live shop a customer who becomes an administrator changes a short password at the login', async () => {
  const { shop, close } = await openShopWithPost(live);
  const [user_name, user_password] = ['promovida', 'primera1'];
  await shop.guest().call(accounts.register, { name: 'Ana', email: 'p@example.com', user_name, user_password });
  await shop.guest().call(accounts.logIn, { user_name, user_password });
  const admin = await shop.admin('jefa');
  const short = { user_name: 'otrajefa', legajo_user: '123456', rol: 'admin', user_password } as const;
  expect((await admin.refusal(people.createAdmin, short)).code).toBe('weak_password');
  await admin.call(people.setRole, { user_name, rol: 'admin' });
  expect((await shop.guest().refusal(accounts.logIn, { user_name, user_password })).code).toBe('password_outgrown');
  const change = { user_name, currentPassword: user_password };
  const weak = { ...change, user_password: 'segunda2' };
  expect((await shop.guest().refusal(recovery.changePassword, weak)).code).toBe('weak_password');
  const strong = 'olla bruma 47 tejado';
  await shop.guest().call(recovery.changePassword, { ...change, user_password: strong });
  await shop.guest().call(accounts.logIn, { user_name, user_password: strong });
  await close();
});
