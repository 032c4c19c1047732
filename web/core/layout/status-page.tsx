import { t } from '#messages/messages.ts';
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { Hanger } from './hanger.tsx';
import { statusWords, waysOut } from './status-words.ts';

/** The page for a failed page, with links to other pages and, if it may help, a button to retry. */
export function StatusPage({ error }: { readonly error: unknown }) {
  const location = useLocation();
  const { revalidate, state } = useRevalidator();
  const { title, detail, mayRetry } = statusWords(error);
  const ways = waysOut(location).slice(0, mayRetry ? 1 : 2);
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-start gap-6 py-20">
      <Hanger />
      {isRouteErrorResponse(error) && (
        <p className="label text-stone">{t('layout.errorStatus', { status: error.status })}</p>
      )}
      <h1 className="max-w-prose font-display text-heading">{title}</h1>
      <p className="max-w-prose text-stone">{detail}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {mayRetry && (
          <LinkButton
            to={location}
            reloadDocument
            aria-busy={state !== 'idle' || undefined}
            onClick={(event) => {
              // Without a connection a reload would show the browser's own error page.
              event.preventDefault();
              void revalidate();
            }}
          >
            {t('ui.retry')}
          </LinkButton>
        )}
        {ways.map(({ to, words }, at) => (
          <LinkButton key={to} to={to} tone={mayRetry || at > 0 ? 'outline' : 'ink'}>
            {words}
          </LinkButton>
        ))}
      </div>
    </main>
  );
}
