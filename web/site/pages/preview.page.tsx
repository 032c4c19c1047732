import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { pageDesk } from '#contract/site/page-desk.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import type { Route } from './+types/preview.page';
import { Article } from './article.tsx';

/** With a version in the query, that one; else the newest. The call lets only administrators in. */
export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const version = new URL(request.url).searchParams.get('version');
  const page = await apiClientOf(context).load(pageDesk.preview, { slug, ...(version !== null && { version }) });
  return { page, changed: page.changedOn && dayWords(page.changedOn) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: t('pages.previewOf', { title: loaderData?.page.title ?? '' }), isPrivate: true });
}

/** A page as everybody would see it, for administrators, with what its text lacks. */
export default function Preview({ loaderData: { page, changed } }: Route.ComponentProps) {
  return (
    <main>
      <aside
        aria-label={t('pages.preview')}
        className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sand px-gutter py-3 text-small"
      >
        <p className="font-medium">{t('pages.previewVersion', { version: page.version })}</p>
        {page.gaps.length > 0 && <p className="text-danger">{t('pages.gaps', { names: page.gaps.join(', ') })}</p>}
        <div className="ml-auto">
          <LinkButton to={href('/admin/pages/:slug', { slug: page.slug })} size="small" tone="outline">
            {t('pages.backToEdit')}
          </LinkButton>
        </div>
      </aside>
      <Article page={page} changed={changed} />
    </main>
  );
}
