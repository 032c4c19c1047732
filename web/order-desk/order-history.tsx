import { fulfilmentWords } from '#contract/fulfilment.ts';
import type { DeskFulfilment } from '#contract/fulfilment-desk.ts';
import type { OrderFile, OrderMoveEntry } from '#contract/order-desk.ts';
import type { OrderLedger } from '#contract/order-refunds.ts';
import { formatPrice } from '#contract/price-words.ts';
import type { DeskReturn } from '#contract/return-desk.ts';
import { returnWords } from '#contract/return-state.ts';
import { momentWords } from '#contract/shop-time.ts';
import { emailName } from '../order-words/email-name.ts';
import { refundStateName } from '../order-words/money-state.ts';
import { orderStatusName } from '../order-words/order-words.ts';
import { actorWords, reasonWords } from './move-words.ts';

type Happened = {
  readonly moves: readonly OrderMoveEntry[];
  readonly fulfilment: DeskFulfilment;
  readonly ledger: OrderLedger;
  readonly file: OrderFile;
  readonly returns: readonly DeskReturn[];
};

type Entry = { readonly at: string; readonly name: string; readonly told: string };

/** Everything that happened to an order, oldest first: payment, money, goods, returns, e-mails and notes. */
function entriesOf({ moves, fulfilment, ledger, file, returns }: Happened): Entry[] {
  const by = (actor: string, reason: string) => [actorWords(actor), reasonWords(reason)].filter(Boolean).join(' · ');
  const disputes = ledger.disputes.map(({ openedAt }) => ({ at: openedAt, name: 'Disputa', told: 'El comprador' }));
  return [
    ...moves.map(({ at, to, actor, reason }) => ({ at, name: orderStatusName(to), told: by(actor, reason) })),
    ...fulfilment.history.map(({ at, to, actor, reason }) => ({
      at,
      name: fulfilmentWords[to],
      told: by(actor, reason),
    })),
    ...ledger.refunds.map(({ askedAt, amount, state, actor, reason }) => ({
      at: askedAt,
      name: 'Devolución',
      told: [formatPrice(amount), refundStateName(state), by(actor, reason)].join(' · '),
    })),
    ...disputes,
    ...returns.flatMap(({ id, steps }) =>
      steps.map(({ at, to, actor, reason }) => ({
        at,
        name: `Solicitud N° ${id}`,
        told: `${returnWords[to]} · ${by(actor, reason)}`,
      })),
    ),
    ...file.emails.flatMap(({ kind, recipient, sentAt }) =>
      sentAt === null ? [] : [{ at: sentAt, name: 'Correo', told: `${emailName(kind)} · ${recipient}` }],
    ),
    ...file.notes.map(({ at, actor, text }) => ({ at, name: 'Nota', told: `${text} · ${actorWords(actor)}` })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The timeline of an order. */
export function OrderHistory(happened: Happened) {
  return (
    <section aria-labelledby="moves-title" className="border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="moves-title" className="label text-stone">
        Historia
      </h2>
      <ol className="mt-3 grid gap-2 text-small">
        {entriesOf(happened).map(({ at, name, told }) => (
          <li key={`${at} ${name} ${told}`} className="grid gap-x-4 sm:grid-cols-[11rem_9rem_1fr]">
            <time dateTime={at} className="text-stone tabular-nums">
              {momentWords(at)}
            </time>
            <span>{name}</span>
            <span className="wrap-anywhere text-stone">{told}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
