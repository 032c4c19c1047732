import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, Link, redirect } from 'react-router';
import { pageDesk, type PageTemplate, type PageRow } from '#contract/site/page-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Table } from '#web/core/ui/table.tsx';
import type { Route } from './+types/pages.admin';
import { NewPage } from './new-page.tsx';
import { boundWords, stateNames, stateTones } from './page-words.ts';

const title = t('page-desk.pages');

export async function loader({ context }: Route.LoaderArgs) {
  const { pages, templates } = await apiClientOf(context).load(pageDesk.list, {});
  return { pages, templates };
}

/** Creates a draft and opens it. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const kind = formText(form, 'kind');
  const given = { slug: formText(form, 'slug'), title: formText(form, 'title'), kind: kind === '' ? null : kind };
  const made = await apiClientOf(context).relay(pageDesk.create, given);
  if (made.ok) throw redirect(href('/admin/pages/:slug', { slug: made.value.slug }));
  return outcomeOf(made, '');
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The owner's pages with their states, and the templates to begin with. */
export default function PagesAdmin({ loaderData: { pages, templates } }: Route.ComponentProps) {
  const [begun, begin] = useState<PageTemplate | 'empty'>();
  return (
    <AdminPage
      title={title}
      primary={
        <Button size="small" onClick={() => begin('empty')}>
          {t('page-desk.blankPage')}
        </Button>
      }
    >
      {pages.length === 0 ? (
        <EmptyState title={t('page-desk.noPages')}>{t('page-desk.noPagesHint')}</EmptyState>
      ) : (
        <Table
          caption={t('page-desk.pages')}
          columns={[t('page-desk.title'), t('page-desk.address'), t('page-desk.state'), t('page-desk.lastChange')]}
        >
          {pages.map((page) => (
            <tr key={page.slug} className="hover:bg-sand">
              <td className="font-medium">
                <Link
                  to={href('/admin/pages/:slug', { slug: page.slug })}
                  className="underline-offset-4 max-xl:inline-flex max-xl:min-h-11 max-xl:items-center hover:underline"
                >
                  {page.title}
                </Link>
              </td>
              <td data-column={t('page-desk.address')} className="wrap-anywhere text-stone">
                {href('/paginas/:slug', { slug: page.slug })}
              </td>
              <td data-column={t('page-desk.state')}>
                <PageStateWords page={page} />
              </td>
              <td data-column={t('page-desk.lastChange')} className="text-stone tabular-nums">
                <span>
                  <time dateTime={page.changedAt}>{momentWords(page.changedAt)}</time>, {page.changedBy}
                </span>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <TemplateChoice templates={templates} pages={pages} onChoose={begin} />
      {begun && <NewPage template={begun === 'empty' ? null : begun} onClose={() => begin(undefined)} />}
    </AdminPage>
  );
}

/** Where a page is, and when it begins or ends. */
function PageStateWords({ page }: { readonly page: PageRow }) {
  return (
    <span>
      <span className={stateTones[page.state]}>{stateNames[page.state]}</span>
      <span className="block text-caption text-stone empty:hidden">{boundWords(page)}</span>
    </span>
  );
}

type TemplateChoiceProps = {
  readonly templates: readonly PageTemplate[];
  readonly pages: readonly PageRow[];
  readonly onChoose: (template: PageTemplate) => void;
};

/** The templates of the country. One that was begun leads to its page. */
function TemplateChoice({ templates, pages, onChoose }: TemplateChoiceProps) {
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
