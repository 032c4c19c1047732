import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent } from 'react';
import { href } from 'react-router';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import type { FoundSizes } from './found-sizes.resource.ts';

type SizeLookupProps = {
  readonly search: string;
  /** True once all that was entered before it is known: what was entered last stays the last, however the answers come. */
  readonly isNext: boolean;
  readonly onFound: (sizes: readonly ListedSize[]) => void;
};

/** Looks up once what a text means; each has its own request, so that a scanner waits for none. Shows only its failure. */
export function SizeLookup({ search, isNext, onFound }: SizeLookupProps) {
  const { data, load, notice } = useRequest<FoundSizes>({ what: t('stock-desk.notLookedUp'), told: 'beside' });
  useEffect(() => {
    void load(`${href('/admin/stock/find')}?search=${encodeURIComponent(search)}`);
  }, [search, load]);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (data && isNext) tell(data.sizes);
  }, [data, isNext]);
  return notice;
}
