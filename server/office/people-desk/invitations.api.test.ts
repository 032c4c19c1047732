import { expect, test } from 'vitest';
import { people } from '#contract/office/people-desk.ts';
import { recovery } from '#contract/people/recovery.ts';
import { linkIn } from '#test/mailbox.ts';
import { openedPost } from '#test/opened-shop.ts';

const post = openedPost({ keepsMail: true });

test('TEAM-1 somebody is invited by a letter with a link for the password that works once, with the next employee number', async () => {
  const admin = await post.shop.admin('jefa');
  const numbered = { user_name: 'carla', legajo_user: '200041', rol: 'admin', user_password: 'abcd' } as const;
  await admin.call(people.createAdmin, numbered);
  const { legajo } = await admin.call(people.freeLegajo, {});
  expect(legajo).toBe('200042');
  const invited = {
    user_name: 'invitada',
    legajo_user: legajo,
    email: 'Invitada@tienda.example',
    rol: 'admin',
  } as const;
  expect(await admin.call(people.inviteAdmin, invited)).toMatchObject({ username: 'invitada', rol: 'admin', legajo });
  await post.deliver();
  const letter = post.box.received.at(-1);
  if (!letter) throw new Error('no invitation arrived');
  expect(letter.subject).toMatch(/^Elija su contraseña para trabajar en /);
  expect(letter.text).toContain('con el rol Administrador');
  const link = linkIn(letter);
  expect(link.pathname).toBe('/user/changepassword/invitada');
  const token = link.searchParams.get('token') ?? '';
  const chosen = { user_name: 'invitada', user_password: 'propia-99' };
  await post.shop.guest().call(recovery.changePassword, { ...chosen, token });
  // The link is of this person, and of this one time.
  const used = { ...chosen, user_password: 'de-otra-99', token };
  expect((await post.shop.guest().refusal(recovery.changePassword, used)).code).toBe('link_spent');
  expect((await post.shop.guest().refusal(recovery.changePassword, { ...used, user_name: 'carla' })).code).toBe(
    'link_spent',
  );
  expect(await post.mayLogIn(chosen.user_name, chosen.user_password)).toBe(true);
});

test('TEAM-1 an invitation to an address or a name that somebody has is refused at its field, and makes nobody', async () => {
  const admin = await post.shop.admin('jefa2');
  const taken = { user_name: 'nueva', legajo_user: '300001', email: 'jefa2@EXAMPLE.com', rol: 'viewer' } as const;
  const byEmail = await admin.refusal(people.inviteAdmin, taken);
  expect([byEmail.code, byEmail.errors.map(({ path }) => path)]).toEqual(['email_taken', ['email']]);
  const byName = await admin.refusal(people.inviteAdmin, {
    ...taken,
    user_name: 'JEFA2',
    email: 'nueva@tienda.example',
  });
  expect([byName.code, byName.errors.map(({ path }) => path)]).toEqual(['username_taken', ['user_name']]);
  expect((await admin.call(people.all, {})).map(({ username }) => username)).not.toContain('nueva');
});
