import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { texts } from '#contract/core/texts.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { Drawer } from '#web/core/ui/drawer.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { BagLines } from './bag-lines.tsx';
import { useBag } from './bag-store.ts';
import { parcelOf } from './bag-amounts.ts';
import { unitsIn } from './bag.ts';
import { useFreshBag } from './use-fresh-bag.ts';

export type BagDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The bag beside the page: its lines, the subtotal, and a link to the bag's page. */
export function BagDrawer({ open, onClose }: BagDrawerProps) {
  const bag = useBag();
  const notice = useFreshBag(bag, open);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('bag.drawerTitle', { count: unitsIn(bag) })}
      footer={
        bag.length > 0 && (
          <div className="grid gap-4">
            <p className="flex justify-between text-body">
              {t('bag.subtotal')} <span className="tabular-nums">{formatPrice(parcelOf(bag).subtotal)}</span>
            </p>
            <LinkButton to={href('/bag')} wide onClick={onClose}>
              {texts.bag.view}
            </LinkButton>
          </div>
        )
      }
    >
      {notice}
      {bag.length > 0 ? <BagLines bag={bag} onLeave={onClose} /> : <EmptyState title={texts.bag.emptyModal} />}
    </Drawer>
  );
}
