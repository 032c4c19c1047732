import { accounts } from '#contract/people/accounts/accounts.ts';
import type { Send } from '#contract/core/protocol/call.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { createActor, type Actor } from '#test/actor.ts';
import { owner, type LiveShop } from './live-shop.ts';

const sendAs =
  ({ url }: LiveShop, more: Readonly<Record<string, string>>): Send =>
  (path, { headers, ...init }) =>
    fetch(`${url}/api${path}`, { ...init, headers: { ...headers, ...more } });

/** Returns a person as a program, for what the story of the opening does on the screens. */
async function callsOf(live: LiveShop, { username, password }: typeof owner): Promise<Actor> {
  const login = { user_name: username, user_password: password };
  const { token } = await createActor('', sendAs(live, {})).call(accounts.logIn, login);
  return createActor(username, sendAs(live, { authorization: `Bearer ${token}` }));
}

export const ownerCalls = (live: LiveShop): Promise<Actor> => callsOf(live, owner);

/** Registers a customer who is a program. */
export async function customerCalls(live: LiveShop, username: string): Promise<Actor> {
  const password = 'secreta1';
  const person = { name: 'Julia', email: `${username}@example.com`, user_name: username, user_password: password };
  await createActor('', sendAs(live, {})).call(accounts.register, person);
  return callsOf(live, { username, password });
}

/** Publishes a page from its template, with words in the place of what only an owner knows. */
export async function publishTemplate(calls: Actor, title: string): Promise<void> {
  const { templates } = await calls.call(pageDesk.list, {});
  const template = templates.find((one) => one.title === title);
  if (!template) throw new Error(`no template ${title}`);
  const { slug, html, version, ...draft } = await calls.call(pageDesk.create, template);
  const text = { ...draft, html: html.replaceAll(/\{\{nota:[^}]*\}\}/g, 'Lo hacemos nosotros.') };
  const saved = await calls.call(pageDesk.save, { slug, ...text, version });
  await calls.call(pageDesk.publish, { slug, version: saved.version });
}
