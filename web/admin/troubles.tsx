import { href, Link } from 'react-router';
import type { Output } from '#contract/endpoint.ts';
import type { orderDesk, OrderTrouble } from '#contract/order-desk.ts';
import { countWords } from '#contract/price-words.ts';

type TroublesProps = {
  readonly counts: Output<typeof orderDesk.counts>;
  /** How many e-mails and events could not be delivered. */
  readonly undelivered: number;
};

const words = {
  disputed: [
    'orden en disputa: responda en el panel del medio de pago',
    'órdenes en disputa: responda en el panel del medio de pago',
  ],
  stopped: ['orden que el medio de pago pidió no entregar', 'órdenes que el medio de pago pidió no entregar'],
  'refund-refused': ['orden con una devolución rechazada', 'órdenes con una devolución rechazada'],
} as const satisfies Record<OrderTrouble, readonly [string, string]>;

const kinds = ['disputed', 'stopped', 'refund-refused'] as const;

/** What is wrong, at the top of the first page; nothing while all is well. */
export function Troubles({ counts, undelivered }: TroublesProps) {
  const found = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({
      to: `${href('/admin/orders')}?trouble=${kind}`,
      text: countWords(counts[kind], words[kind][0], words[kind][1]),
    }));
  const waiting = [
    {
      count: counts.returns,
      to: `${href('/admin/returns')}?state=requested`,
      words: ['solicitud de devolución o cambio por responder', 'solicitudes de devolución o cambio por responder'],
    },
    { count: undelivered, to: href('/admin/undelivered'), words: ['aviso sin entregar', 'avisos sin entregar'] },
  ] as const;
  const all = [
    ...found,
    ...waiting.flatMap(({ count, to, words: [one, several] }) =>
      count === 0 ? [] : [{ to, text: countWords(count, one, several) }],
    ),
  ];
  if (all.length === 0) return null;
  return (
    <section role="alert" aria-label="Para atender" className="mb-4 rounded-soft border border-danger bg-sheet p-4">
      <ul className="grid gap-1 text-small">
        {all.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center text-danger underline underline-offset-4">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
