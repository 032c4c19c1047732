import { isRouteErrorResponse, useLocation } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { Hanger } from './hanger.tsx';
import { statusWords } from './status-words.ts';

/** Stands where a page failed, with a way back and, where it may help, a way to try again. */
export function StatusPage({ error }: { readonly error: unknown }) {
  const location = useLocation();
  const { title, detail, mayRetry } = statusWords(error);
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-start gap-6 py-20">
      <Hanger />
      {isRouteErrorResponse(error) && <p className="label text-stone">Error {error.status}</p>}
      <h1 className="max-w-prose font-display text-heading">{title}</h1>
      <p className="max-w-prose text-stone">{detail}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {mayRetry && (
          <LinkButton to={location} reloadDocument>
            Reintentar
          </LinkButton>
        )}
        <LinkButton to="/" tone={mayRetry ? 'outline' : 'ink'}>
          Volver al inicio
        </LinkButton>
        {!mayRetry && (
          <LinkButton to="/home?gender=Women" tone="outline">
            Ver la tienda
          </LinkButton>
        )}
      </div>
    </main>
  );
}
