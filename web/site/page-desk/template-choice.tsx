import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { PageRow, PageTemplate } from '#contract/site/page-desk.ts';

type TemplateChoiceProps = {
  readonly templates: readonly PageTemplate[];
  readonly pages: readonly PageRow[];
  readonly onChoose: (template: PageTemplate) => void;
};

/** The templates of the country. One that was begun leads to its page. */
export function TemplateChoice({ templates, pages, onChoose }: TemplateChoiceProps) {
  return (
    <section aria-labelledby="templates" className="mt-10">
      <h2 id="templates" className="font-display text-title">
        {t('page-desk.startWithTemplate')}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-small text-stone">{t('page-desk.templatesHint')}</p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {templates.map((template) => {
          const begun = pages.find(({ kind, slug }) => kind === template.kind || slug === template.slug);
          const words = (
            <>
              <span className="text-body font-medium">{template.title}</span>
              <span className="text-stone">{template.about}</span>
            </>
          );
          return (
            <li key={template.kind} className="grid rounded-soft border border-line bg-sheet hover:border-ink">
              {begun ? (
                <Link
                  to={href('/admin/pages/:slug', { slug: begun.slug })}
                  className="grid content-start gap-0.5 p-4 text-small"
                >
                  {words}
                  <span className="mt-1 text-ok">{t('page-desk.alreadyStarted')}</span>
                </Link>
              ) : (
                <button
                  type="button"
                  onClick={() => onChoose(template)}
                  className="grid content-start gap-0.5 p-4 text-left text-small"
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
