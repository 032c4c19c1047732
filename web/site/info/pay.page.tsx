import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/pay.page';
import { infoTexts } from './info.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { demonstrationOf } from './demonstration.ts';

export function loader({ context }: Route.LoaderArgs) {
  demonstrationOf(context);
  return null;
}

export function meta() {
  return pageMeta({
    title: infoTexts.payment,
    description: t('info.payAbout', { shop: shop().name }),
    isPrivate: true,
  });
}

export default function Pay() {
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-start gap-6 py-20">
      <h1 className="font-display text-heading">{infoTexts.payment}</h1>
      <p className="max-w-prose text-stone">{t('info.payBegins', { pay: texts.bag.pay })}</p>
      <LinkButton to={href('/bag')} className="mt-2">
        {texts.bag.view}
      </LinkButton>
    </main>
  );
}
