import { t } from '#messages/messages.ts';
import type { ShownPage } from '#contract/site/pages.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { fillNamed, fillText, namedValues } from './named-values.ts';
import { pageContentOf } from './page-content.ts';

type Version = { readonly key: string; readonly content: unknown; readonly publishAt: Date | null; readonly at: Date };

/** What stands for a value that is not set: the reader of a public page is not told whose fault it is. */
const publicGap = () => '—';

const markedGap = (label: string) => `<mark>${t('pages.missing', { label })}</mark>`;

/**
 * Returns a version of a page as it is shown, with the names of the data that it lacks. `isMarked`: they are visible in
 * the text, for administrators. `isTranslated`: its text is in the language of the request, not in the shop's own.
 */
export function renderPage(
  version: Version,
  { isMarked, isTranslated = false }: { readonly isMarked: boolean; readonly isTranslated?: boolean },
): ShownPage & { readonly gaps: readonly string[] } {
  const { title, description, html, kind, isDated } = pageContentOf(version);
  const values = namedValues(shop(), isTranslated);
  const filled = fillNamed(html, values, isMarked ? markedGap : publicGap);
  const [name, summary] = [fillText(title, values), fillText(description, values)];
  return {
    slug: version.key,
    title: name.text,
    description: summary.text,
    html: withReadableTables(filled.html),
    changedOn: isDated ? shopDay(version.publishAt ?? version.at) : null,
    questions: kind === 'questions' ? questionsIn(filled.html) : [],
    gaps: [...new Set([...name.gaps, ...summary.gaps, ...filled.gaps])],
  };
}

/**
 * A table may be wider than a phone: it is in a part that scrolls, also by the keyboard, with a name of its own. A heading
 * without text heads nothing.
 */
function withReadableTables(html: string): string {
  let number = 0;
  return html
    .replaceAll(/<th([^>]*)>((?:<p>(?:<br \/>)?<\/p>)?)<\/th>/g, '<td$1>$2</td>')
    .replaceAll('<table>', () => {
      number += 1;
      const name = t('pages.tableNumber', { number });
      return `<div class="overflow-x-auto" role="region" aria-label="${name}" tabindex="0"><table>`;
    })
    .replaceAll('</table>', '</table></div>');
}

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
