import { t } from '#messages/messages.ts';
import type { ShownPage } from '#contract/site/pages.ts';
import { linksInLanguage } from '#web/core/links/owner-links.ts';
import { langOf } from '#web/core/links/own-lang.ts';

type ArticleProps = {
  readonly page: Pick<ShownPage, 'title' | 'html' | 'changedOn' | 'inOwnLanguage'>;
  /** The day of the last change in words, made by the server. */
  readonly changed: string | null;
};

/** One of the owner's pages: its title, its text, and when it last changed. */
export function Article({ page, changed }: ArticleProps) {
  const { title, html, changedOn } = page;
  return (
    <article className="page pt-10 pb-20 md:pt-16 md:pb-28">
      <div className="mx-auto max-w-prose">
        <h1 lang={langOf(page, 'title')} className="mb-8 font-display text-heading text-balance md:mb-10">
          {title}
        </h1>
        {/* The server sanitized it when it was written, and escapes what it fills in. */}
        <div
          lang={langOf(page, 'html')}
          className="article-text"
          dangerouslySetInnerHTML={{ __html: linksInLanguage(html) }}
        />
        {changedOn && (
          <p className="mt-12 border-t border-line pt-4 text-small text-stone">
            {t('pages.lastChange')} <time dateTime={changedOn}>{changed}</time>
          </p>
        )}
      </div>
    </article>
  );
}
