import { t } from '#messages/messages.ts';
import type { TimelineEntry } from '#contract/sales/orders/order-timeline.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { entryWords } from './timeline-words.ts';

/** The timeline of an order. */
export function OrderHistory({ timeline }: { readonly timeline: readonly TimelineEntry[] }) {
  const seen = new Map<string, number>();
  const entries = timeline.map((entry) => {
    const words = entryWords(entry);
    // Two refunds of one request may read the same.
    const text = `${entry.at} ${words.name} ${words.told}`;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { at: entry.at, ...words, key: `${text} ${times}` };
  });
  return (
    <section aria-labelledby="moves-title" className="border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="moves-title" className="label text-stone">
        {t('order-words.history')}
      </h2>
      <ol className="mt-3 grid gap-2 text-small">
        {entries.map(({ key, at, name, told }) => (
          <li key={key} className="grid gap-x-4 sm:grid-cols-[11rem_9rem_1fr]">
            <time dateTime={at} className="text-stone tabular-nums">
              {momentInWords(at)}
            </time>
            <span>{name}</span>
            <span className="wrap-anywhere text-stone">{told}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
