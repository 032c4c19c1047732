import { t } from '#messages/messages.ts';
import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import type { Route } from './+types/outbox-email.page';
import { mailing } from '#contract/mail/outbox.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { html: _, ...mail } = await apiClientOf(context).load(mailing.outboxEmail, { id: params.id });
  return { mail };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.mail.subject ?? t('mailing.email'), isPrivate: true });

export default function OutboxEmailPage({ loaderData: { mail } }: Route.ComponentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? showWhole(frame.current) : undefined), []);
  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-4xl md:py-16">
      <p className="text-small">
        <Link to={href('/outbox')} className="text-stone underline-offset-4 hover:underline">
          {t('mailing.backToOutbox')}
        </Link>
      </p>
      <h1 className="mt-3 font-display text-heading">{mail.subject}</h1>
      <p className="mt-2 text-small break-all text-stone">
        {t('mailing.toAt', { recipient: mail.recipient, at: momentWords(mail.sentAt) })}
      </p>
      <iframe
        ref={frame}
        title={t('mailing.asItArrives')}
        src={href('/outbox/:id/email', { id: String(mail.id) })}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        className="mt-6 h-[70dvh] w-full border border-line bg-sheet"
      />
      <details className="mt-6">
        <summary className="cursor-pointer text-small">{t('mailing.asText')}</summary>
        <pre className="mt-3 overflow-x-auto text-small whitespace-pre-wrap">{mail.text}</pre>
      </details>
    </main>
  );
}

/** Makes a frame as high as the e-mail in it. Returns what ends that. */
function showWhole(frame: HTMLIFrameElement): () => void {
  const fit = () => {
    // A document that begins to load has no root element yet.
    const height = frame.contentDocument?.querySelector(':root')?.getBoundingClientRect().height ?? 0;
    if (height > 0) frame.style.height = `${Math.ceil(height) + 2}px`;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(frame);
  frame.addEventListener('load', fit);
  return () => {
    observer.disconnect();
    frame.removeEventListener('load', fit);
  };
}
