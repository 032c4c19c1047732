import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/tracking.page';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { WhatsAppLink } from '#web/core/layout/whats-app-link.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';

/** The page of a tracking link, without login. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { progress: await apiClientOf(context).load(tracking.byLink, { token: params.token }) };
}

/** The address is the secret: no search engine keeps it, and no other site learns it. */
export const headers: Route.HeadersFunction = () => ({
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
});

export const meta: Route.MetaFunction = () => pageMeta({ title: t('orders.tracking'), isPrivate: true });

export default function TrackingPage({ loaderData: { progress } }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-page content-start px-gutter py-10 md:max-w-3xl md:py-16">
      <h1 className="font-display text-heading">{t('orders.titleOf', { number: progress.number })}</h1>
      <p className="mt-2 max-w-prose text-small text-stone">{t('orders.trackingText')}</p>
      <DeliveryProgress progress={progress} />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <LinkButton to={href('/user/orders')} tone="outline">
          {t('orders.seePurchases')}
        </LinkButton>
        <WhatsAppLink order={progress} className="link text-small">
          {t('orders.askByWhatsApp')}
        </WhatsAppLink>
      </div>
    </main>
  );
}
