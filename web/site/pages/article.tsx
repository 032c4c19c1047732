import { t } from '#messages/messages.ts';
import type { ShownPage } from '#contract/site/pages.ts';
import { linksInLanguage } from '#web/core/links/owner-links.ts';
import { langOf } from '#web/core/links/own-lang.ts';

/** The classes of a long text: like `written`, with headings of two levels, tables and lines. */
const prose =
  'max-w-prose wrap-break-word [&_*+p]:mt-4 [&_*+ul]:mt-4 [&_*+ol]:mt-4 [&_a]:underline [&_a]:underline-offset-4 ' +
  '[&_h2]:mb-3 [&_h2:not(:first-child)]:mt-10 [&_h2]:font-display [&_h2]:text-wordmark [&_h2]:leading-tight ' +
  '[&_h3]:mb-2 [&_h3:not(:first-child)]:mt-6 [&_h3]:font-medium [&_li]:mt-1.5 [&_li_p]:mt-0! ' +
  '[&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5 [&_li::marker]:text-stone ' +
  '[&_blockquote]:mt-4 [&_blockquote]:border-l-2 [&_blockquote]:border-edge [&_blockquote]:pl-4 [&_hr]:my-8 [&_hr]:border-line ' +
  '[&_[role=region]]:mt-4 [&_table]:w-full [&_table]:text-small [&_tr]:border-b [&_tr]:border-line ' +
  '[&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:align-top [&_th]:font-medium ' +
  '[&_mark]:bg-sand [&_mark]:px-1 [&_mark]:text-danger';

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
          className={prose}
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
