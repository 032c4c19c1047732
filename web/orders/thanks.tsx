import { href, Link } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { whatsAppLink } from '../layout/contact.ts';
import { WhatsAppLink } from '../layout/whats-app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { outcomeWords } from './order-outcome.ts';
import { OrderThumbnail } from './order-thumbnail.tsx';

const steps = [
  { title: 'Pago aprobado', text: 'El medio de pago confirmó la compra.', isDone: true },
  { title: 'Preparación', text: 'Apartamos sus prendas y las preparamos.', isDone: false },
  { title: 'En camino', text: 'Su compra sale hacia usted.', isDone: false },
] as const;

/** Says that an order is paid, what was bought, what comes next, and whom to ask. */
export function Thanks({ order }: { readonly order: Order }) {
  const { title, text } = outcomeWords(order);
  return (
    <div className="grid gap-10">
      <div role="status" className="grid gap-3">
        <h1 className="font-display text-heading">{title}</h1>
        <p className="max-w-prose text-stone wrap-anywhere">{text}</p>
      </div>
      <ul aria-label="Lo que compró" className="flex flex-wrap gap-3">
        {order.orderDetails.map((line) => {
          const { id, name, brandSize, quantity } = line;
          return (
            <li key={`${id} ${brandSize}`} className="grid w-28 content-start gap-2 text-caption sm:w-36">
              <OrderThumbnail line={line} width={144} className="w-full" />
              <span>
                {name}
                <span className="block text-stone">
                  Talle {brandSize}
                  {quantity > 1 && ` · ${quantity} unidades`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <section aria-labelledby="next-steps" className="grid gap-6 border-t border-line pt-8">
        <h2 id="next-steps" className="font-display text-title">
          Cómo sigue su compra
        </h2>
        <ol className="grid gap-4 sm:grid-cols-3">
          {steps.map(({ title: step, text: detail, isDone }, at) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] gap-3 sm:content-start">
              <span
                aria-hidden="true"
                className={`grid size-8 place-items-center rounded-full border text-small ${isDone ? 'border-ok text-ok' : 'border-edge text-stone'}`}
              >
                {isDone ? <Icon name="check" size={16} /> : at + 1}
              </span>
              <span className="text-small">
                <span className="block font-medium">
                  {step}
                  {isDone && <span className="text-ok"> · listo</span>}
                </span>
                <span className="block text-stone">{detail}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="max-w-prose text-small text-stone">
          Su orden N° {order.number} queda guardada en{' '}
          <Link to={href('/user/orders')} className="link text-ink">
            su historial de compras
          </Link>
          .
          {whatsAppLink() !== null && (
            <>
              {' '}
              Si tiene una consulta, <WhatsAppLink className="link text-ink">escríbanos por WhatsApp</WhatsAppLink> con
              ese número.
            </>
          )}
        </p>
      </section>
    </div>
  );
}
