import { t } from '#messages/messages.ts';
import { returnedUnits } from './returned-units.ts';
import { href, Link } from 'react-router';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { ReturnMark } from '../order-words/return-mark.tsx';

/** The returns of an order on its page in the back office, while there are any. */
export function OrderReturnsDesk({ returns }: { readonly returns: readonly DeskReturn[] }) {
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="desk-returns-title" className="border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="desk-returns-title" className="label text-stone">
        {t('return-desk.title')}
      </h2>
      <ul className="mt-3 grid gap-4">
        {returns.map(({ id, state, steps, lines }) => (
          <li key={id} className="grid gap-1 text-small">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link
                to={href('/admin/returns/:id', { id: String(id) })}
                className="link inline-flex min-h-11 items-center font-medium"
              >
                {t('return-desk.requestNumber', { id })}
              </Link>
              <ReturnMark state={state} />
              <time dateTime={steps[0]?.at} className="text-stone tabular-nums">
                {steps[0] && momentInWords(steps[0].at)}
              </time>
            </span>
            {lines.map((line) => (
              <span key={line.position} className="wrap-anywhere text-stone">
                {returnedUnits(line)}
                {exchangedSize(line) !== null && ` → ${exchangedSize(line)}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The size that was sent instead or, before, the one that is wanted. */
const exchangedSize = ({ sentSize, wantedSize, outcome }: DeskReturn['lines'][number]) =>
  outcome === null ? wantedSize : sentSize;
