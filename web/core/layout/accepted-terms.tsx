import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import type { ShownLink } from '#contract/site/menus.ts';
import { langOf } from '../links/own-lang.ts';
import { withPrefix } from '../links/language-prefix.ts';
import { Rich } from '../ui/rich.tsx';

type AcceptedTermsProps = {
  readonly links: readonly ShownLink[];
  /** The text of the button that buys. */
  readonly button: string;
};

/** Says beside the button that buys what one accepts by it. The links keep the page; nothing without such pages. */
export function AcceptedTerms({ links, button }: AcceptedTermsProps) {
  if (links.length === 0) return null;
  const pages = new Intl.ListFormat(language()).format(links.map(({ text }, at) => `<page${at}>${text}</page${at}>`));
  const elements = links.map((link, at) => [
    `page${at}`,
    (text: string) => (
      <a href={withPrefix(link.to)} lang={langOf(link, 'text')} target="_blank" rel="noreferrer" className="link">
        {text}
      </a>
    ),
  ]);
  return (
    <p className="text-small text-stone">
      <Rich text={t('layout.acceptsTerms', { button, pages })} elements={Object.fromEntries(elements)} />
    </p>
  );
}
