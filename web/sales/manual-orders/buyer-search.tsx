import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import type { KnownBuyer } from '#contract/sales/order-desk/manual-orders.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FoundBuyers } from './buyers.resource.ts';

/** How long the search waits for the next letter, in ms. */
const pauseMs = 200;

/** Finds a customer by name, e-mail or telephone, for the form to be filled in with what is known of them. */
export function BuyerSearch({ onChoose }: { readonly onChoose: (buyer: KnownBuyer) => void }) {
  const [search, setSearch] = useState('');
  const { data, load, notice } = useRequest<FoundBuyers>({ what: t('manual-orders.buyersNotFound'), told: 'beside' });
  const text = search.trim();
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => void load(`${href('/admin/buyers')}?search=${encodeURIComponent(text)}`), pauseMs);
    return () => clearTimeout(timer);
  }, [text, load]);
  const isAnswered = text !== '' && data?.search === text;
  const found = isAnswered ? data.buyers : [];
  return (
    <div className="grid gap-2 sm:col-span-2">
      <TextField
        type="search"
        label={t('manual-orders.searchBuyer')}
        hint={t('manual-orders.searchBuyerHint')}
        value={search}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      {notice}
      <p aria-live="polite" className="text-small text-stone empty:hidden">
        {isAnswered && found.length === 0 ? t('manual-orders.noBuyer') : ''}
      </p>
      {found.length > 0 && (
        <ul aria-label={t('manual-orders.foundBuyers')} className="grid border-t border-line">
          {found.map((buyer) => (
            <li key={buyer.username} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-center gap-x-4 text-left text-small hover:underline"
                onClick={() => {
                  onChoose(buyer);
                  setSearch('');
                }}
              >
                <span className="font-medium wrap-anywhere">{buyer.name || buyer.username}</span>
                <span className="text-stone wrap-anywhere">
                  {[buyer.email, buyer.phone].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
