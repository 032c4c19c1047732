import type { ShownPage } from '#contract/site/pages.ts';

/** A heading, and what follows up to the next one. */
const sections = /<h([23])>(.*?)<\/h\1>(.*?)(?=<h[23]>|$)/gs;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the questions of a page: each heading that asks, with the text below it. A heading without text is a title. */
export function questionsIn(html: string): ShownPage['questions'] {
  return [...html.matchAll(sections)]
    .map(([, , heading = '', text = '']) => ({ question: plain(heading), answer: plain(text) }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w{1,6});/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:)?!])/g, '')
    .trim();
}
