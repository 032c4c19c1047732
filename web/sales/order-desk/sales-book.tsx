import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import { LinkButton } from '#web/core/ui/button.tsx';
import { OptionsField } from '#web/core/ui/options-field.tsx';

/** Downloads the sales book of a month: the last one that is whole, at first. */
export function SalesBook({ months }: { readonly months: readonly string[] }) {
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '');
  const addressOf = (format: string) => `${href('/admin/export/sales-book/:format', { format })}?month=${month}`;
  return (
    <section aria-labelledby="book-title" className="grid gap-3">
      <h2 id="book-title" className="text-title">
        {t('sales-book.title')}
      </h2>
      <p className="max-w-2xl text-small text-stone">{t('sales-book.about')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <OptionsField
          label={t('sales-book.month')}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          options={months.map((one) => [one, one])}
        />
        <LinkButton to={addressOf('csv')} reloadDocument tone="outline" className="min-h-11">
          {t('sales-book.csv')}
        </LinkButton>
        <LinkButton to={addressOf('xlsx')} reloadDocument tone="outline" className="min-h-11">
          {t('sales-book.xlsx')}
        </LinkButton>
      </div>
    </section>
  );
}
