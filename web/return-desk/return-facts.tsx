import { href, Link } from 'react-router';
import { nameWithColor } from '#contract/name-with-color.ts';
import type { DeskReturn } from '#contract/return-desk.ts';
import { countWords, formatPrice } from '#contract/price-words.ts';
import { outcomeWords, reasonWords, returnWords } from '#contract/return-state.ts';
import { momentWords } from '#contract/shop-time.ts';
import { ReturnMark } from '../order-words/return-mark.tsx';
import { buyerWords, lastDayOf } from '../order-words/return-words.ts';

/** A return as it stands: whose, of which order, its lines, and what happened when and by whom. */
export function ReturnFacts({ told }: { readonly told: DeskReturn }) {
  const { number, reference, state, lines, steps, place, until, parcel, refund, answer } = told;
  return (
    <section aria-label="La solicitud" className="rounded-soft border border-line bg-sheet p-4 text-small md:p-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ReturnMark state={state} />
        <Link to={href('/admin/orders/:payment_id', { payment_id: reference })} className="link">
          Orden N° {number}
        </Link>
        <span className="wrap-anywhere">
          {buyerWords(told)} <span className="text-stone">{told.email}</span>
        </span>
      </div>
      <ul aria-label="Prendas" className="mt-4 border-t border-line">
        {lines.map((line) => (
          <li key={line.position} className="grid gap-1 border-b border-line py-3 wrap-anywhere">
            <span>
              {line.quantity} × {nameWithColor(line)}, talle {line.brandSize}
              <span className="text-stone tabular-nums"> · {formatPrice(line.price)}</span>
            </span>
            <LineWords line={line} />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-1 wrap-anywhere empty:hidden">
        {place !== null && (
          <p>
            Se envía a: {place}
            {until !== null && `, hasta el ${lastDayOf(until)}`}
          </p>
        )}
        {refund && <p>Devolución pedida: {formatPrice(refund)}</p>}
        {parcel && (
          <p>
            Cambio: {parcel.carrier ?? 'lo lleva la tienda'}
            {parcel.trackingNumber !== '' && ` · N° ${parcel.trackingNumber}`}
          </p>
        )}
        {answer !== '' && <p>Al comprador: {answer}</p>}
      </div>
      <ol aria-label="Historia" className="mt-4 grid gap-1">
        {steps.map(({ to, at, actor, reason }) => (
          <li key={to} className="flex flex-wrap gap-x-4">
            <time dateTime={at} className="text-stone tabular-nums">
              {momentWords(at)}
            </time>
            <span>{returnWords[to]}</span>
            <span className="wrap-anywhere text-stone">{[actorName(actor), reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const actorName = (actor: string) => (actor === 'buyer' ? 'El comprador' : actor.replace(/^admin:/, ''));

function LineWords({ line }: { readonly line: DeskReturn['lines'][number] }) {
  const { wants, size, reason, note, outcome, restocked } = line;
  const asked = wants === 'exchange' ? `Pide cambio por talle ${size ?? ''}` : 'Pide la devolución del dinero';
  const why = [reason && reasonWords[reason], note].filter(Boolean).join(': ');
  return (
    <>
      <span className="text-stone">{[asked, why].filter(Boolean).join(' · ')}</span>
      {outcome !== null && (
        <span>
          {outcomeWords[outcome]} · {countWords(restocked, 'unidad volvió', 'unidades volvieron')} al stock
        </span>
      )}
    </>
  );
}
