import { pageDesk } from '#contract/site/page-desk.ts';
import type { Actor } from './actor.ts';

/** Publishes a page with a text, and returns it as its editor opens it. */
export async function publishedPage(admin: Actor, slug: string, { html = '<p>x</p>' } = {}) {
  const { version } = await admin.call(pageDesk.create, { slug, title: 'Envíos' });
  const text = { title: 'Envíos', description: '', html, isDated: false, inMenu: false, inFooter: true };
  const saved = await admin.call(pageDesk.save, { slug, ...text, version });
  return admin.call(pageDesk.publish, { slug, version: saved.version });
}
