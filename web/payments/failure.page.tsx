import { href, useSearchParams } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { returnedValues } from './returned-values.ts';

export function meta() {
  return pageMeta({
    title: 'El pago no se completó',
    description: 'Los datos que informó el medio de pago.',
    isPrivate: true,
  });
}

/**
 * The page to which the provider redirects after a failed payment. It shows the values of the query and changes
 * nothing.
 */
export default function Failure() {
  const [query] = useSearchParams();
  return (
    <main className="page grid gap-12 py-16 lg:py-24">
      <div className="grid content-start justify-items-start gap-5">
        <h1 className="font-display text-heading">El pago no se completó</h1>
        <p className="max-w-prose text-stone">{reasonOf(query.get('status'))}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to={href('/bag')}>Volver a mi carrito</LinkButton>
          <LinkButton to={href('/user/orders')} tone="outline">
            Ver mis compras
          </LinkButton>
        </div>
      </div>
      <Disclosure title="Datos técnicos del pago" open>
        <p className="pb-4 text-small text-stone">Si nos consulta por este pago, envíenos estos datos.</p>
        <dl className="border-t border-line">
          {returnedValues(query).map(({ key, label, value }) => (
            <div key={key} className="grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 sm:grid-cols-2">
              <dt className="text-small text-stone">{label}</dt>
              <dd className="text-small break-all tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </main>
  );
}

const tried = 'Su carrito sigue como estaba: puede volver a intentarlo con el mismo medio de pago o con otro.';

/** Returns the reason that the query gives. The real state is in the buyer's list of orders. */
function reasonOf(status: string | null): string {
  if (status === 'rejected') return `El medio de pago rechazó la operación. ${tried}`;
  if (status === 'cancelled') return `La operación se canceló. ${tried}`;
  if (status === 'pending' || status === 'in_process') {
    return 'El medio de pago todavía no confirmó la operación. Le avisaremos por correo en cuanto responda: no hace falta que pague otra vez.';
  }
  return `El medio de pago no recibió un pago. ${tried}`;
}
