import { withoutPrefix, withPrefix } from './language-prefix.ts';

/** Matches a link to the shop in a text of the owner, as the server writes it, but for files. */
const ownLink = /(<a\b[^>]*?\shref=")(\/(?!\/|media\/)[^"]*)"/g;

/** Returns a text of the owner whose links to the shop's pages stay in the language of this page. */
export function linksInLanguage(html: string): string {
  return html.replaceAll(ownLink, (_link, before: string, path: string) => {
    return `${before}${withPrefix(withoutPrefix(path))}"`;
  });
}
