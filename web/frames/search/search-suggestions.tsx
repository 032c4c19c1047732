import { t } from '#messages/messages.ts';
import { useEffect, type KeyboardEvent } from 'react';
import { href, Link } from 'react-router';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import type { loader } from './suggestions.resource.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { Price } from '#web/core/ui/price.tsx';
import { cataloguePath } from '#web/core/links/catalogue-path.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { langOf } from '#web/core/links/own-lang.ts';

/** How long the hand must rest before the shop is asked, in ms. */
const restMs = 150;

/**
 * What a text that is being typed may lead to: links below the field, which the arrow keys walk through. They are told
 * to those who do not see them by their number.
 */
export function SearchSuggestions({ text }: { readonly text: string }) {
  const { data, load, state, notice } = useRequest<typeof loader>({
    key: 'suggestions',
    what: t('frames.noSuggestions'),
    told: 'beside',
  });
  const search = text.trim();
  useEffect(() => {
    if (search.length < 2) return undefined;
    const rest = setTimeout(
      () => void load(`${href('/search/suggestions')}?search=${encodeURIComponent(search)}`),
      restMs,
    );
    return () => clearTimeout(rest);
  }, [search, load]);
  if (search.length < 2) return null;
  if (notice) return <div className="page pt-6">{notice}</div>;
  if (!data) return null;
  const { categories, products } = data;
  const total = categories.length + products.length;
  return (
    <div role="group" aria-label={t('frames.suggestions')} className="page grid gap-5 pt-6">
      <p role="status" className={total > 0 ? 'sr-only' : 'text-small text-stone'}>
        {total > 0 ? t('frames.suggestionCount', { count: total }) : state === 'idle' && t('frames.nothingCalledSo')}
      </p>
      {categories.length > 0 && (
        <ul aria-label={t('frames.categories')} className="flex flex-wrap gap-2">
          {categories.map(({ id, title, genre, inOwnLanguage }) => (
            <li key={id}>
              <Link
                onKeyDown={walk}
                to={`${cataloguePath(genre)}&category=${id}`}
                className="inline-flex min-h-9 max-md:min-h-11 items-center gap-1.5 rounded-full border border-edge px-4 text-small hover:border-ink hover:bg-sand"
              >
                <span lang={langOf({ inOwnLanguage }, 'title')}>{title}</span>
                <span className="text-caption text-stone">{departmentName(genre)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <ul aria-label={t('frames.products')} className="grid gap-x-6 gap-y-2 md:grid-cols-5 md:gap-y-6">
          {products.map(({ id, name, currentPrice, pictures: [picture], inOwnLanguage }) => (
            <li key={id}>
              <Link
                onKeyDown={walk}
                to={productAddress(id)}
                className="group grid grid-cols-[3.5rem_1fr] items-center gap-4 text-small md:grid-cols-1 md:items-start md:gap-2"
              >
                <span className="block aspect-4/5 bg-sand">
                  {picture && <Picture picture={picture} sizes="(min-width: 768px) 18vw, 56px" alt="" />}
                </span>
                <span className="grid gap-0.5">
                  <span lang={langOf({ inOwnLanguage }, 'name')} className="underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                  <Price current={currentPrice} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <Link
          onKeyDown={walk}
          to={`${href('/home')}?${new URLSearchParams({ search }).toString()}`}
          className="link justify-self-start text-small"
        >
          {t('frames.allResults', { search })}
        </Link>
      )}
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...(event.currentTarget.closest('search')?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}
