const ownLink = /<a href="\/paginas\/([a-z0-9-]+)">(.*?)<\/a>/gs;

/** Returns sanitized HTML without links to pages of the shop that are not public; their words stay. */
export function withoutDeadLinks(html: string, publicSlugs: ReadonlySet<string>): string {
  return html.replace(ownLink, (link, slug: string, words: string) => (publicSlugs.has(slug) ? link : words));
}
