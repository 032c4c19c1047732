import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/construction.page';
import { Hanger } from '#web/core/layout/hanger.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { demonstrationOf } from './demonstration.ts';

export function loader({ context }: Route.LoaderArgs) {
  demonstrationOf(context);
  return null;
}

export function meta() {
  return pageMeta({
    title: t('info.construction'),
    description: t('info.constructionAbout'),
    isPrivate: true,
  });
}

/** A placeholder for a page that does not exist yet. */
export default function Construction() {
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-start gap-6 py-20">
      <Hanger />
      <h1 className="font-display text-heading">{t('info.construction')}</h1>
      <p className="max-w-prose text-stone">{t('info.constructionText')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={href('/')}>{t('layout.backToStart')}</LinkButton>
        <LinkButton to={`${href('/home')}?gender=Women`} tone="outline">
          {t('ui.seeShop')}
        </LinkButton>
      </div>
    </main>
  );
}
