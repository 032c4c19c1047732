import { accounts } from '#contract/accounts.ts';
import type { Send } from '#contract/call.ts';
import { pageDesk } from '#contract/page-desk.ts';
import { createActor } from '#test/actor.ts';
import type { Actor } from '#test/actor.ts';
import { owner } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';

/** Returns the owner as a program, for what the story of the opening does on the screens. */
export async function ownerCalls({ url }: LiveShop): Promise<Actor> {
  const sendAs =
    (more: Readonly<Record<string, string>>): Send =>
    (path, { headers, ...init }) =>
      fetch(`${url}/api${path}`, { ...init, headers: { ...headers, ...more } });
  const { token } = await createActor('', sendAs({})).call(accounts.logIn, {
    user_name: owner.username,
    user_password: owner.password,
  });
  return createActor(owner.username, sendAs({ authorization: `Bearer ${token}` }));
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
