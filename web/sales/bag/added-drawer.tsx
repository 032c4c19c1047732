import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { texts } from '#contract/core/texts.ts';
import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { ColorAndSize } from './color-and-size.tsx';
import { productAddress } from '#web/core/links/product-address.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { Drawer } from '#web/core/ui/drawer.tsx';
import { isRepeatedClick } from '#web/core/ui/gesture.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { addedWords, type Added } from './added.ts';
import { useBag } from './bag-store.ts';
import { parcelOf } from './bag-amounts.ts';
import { isSame, unitsIn, type Bag, type BagItem } from './bag.ts';

export type AddedDrawerProps = { readonly open: boolean; readonly added: Added; readonly onClose: () => void };

/** Confirms what was added to the bag: beside the page, on phones from below. Offers the bag, or to go on looking. */
export function AddedDrawer({ open, added, onClose }: AddedDrawerProps) {
  const bag = useBag();
  const item = bag.find((one) => isSame(one, added));
  const others = bag.filter((one) => one !== item);
  const units = unitsIn(bag);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="corner"
      isTitleFocused
      title={
        <span className="flex items-center gap-3">
          <Icon name="check" size={24} />
          {addedWords}
        </span>
      }
      footer={
        <div className="grid gap-3">
          <p className="flex justify-between gap-4">
            <span>
              {t('bag.subtotal')} <span className="text-small text-stone">({t('bag.units', { count: units })})</span>
            </span>
            <span className="tabular-nums">{formatPrice(parcelOf(bag).subtotal)}</span>
          </p>
          <LinkButton to={href('/bag')} wide onClick={onClose}>
            {texts.bag.view}
          </LinkButton>
          <Button tone="outline" wide onClick={onClose}>
            {t('bag.keepLooking')}
          </Button>
        </div>
      }
    >
      {/* The second click of a double click on the button that opened the panel may land in it. */}
      <div
        onClickCapture={(event) => {
          if (!isRepeatedClick(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {item && <AddedItem item={item} onLeave={onClose} />}
        {others.length > 0 && <OtherItems bag={others} />}
      </div>
    </Drawer>
  );
}

function AddedItem({ item, onLeave }: { readonly item: BagItem; readonly onLeave: () => void }) {
  const { id, name, quantity, currentPrice, picture } = item;
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-5">
      <span className="block aspect-4/5 overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="120px" alt="" />}
      </span>
      <div className="grid content-start gap-1">
        <Link
          to={productAddress(id)}
          onClick={onLeave}
          lang={item.isOwnName ? ownLang() : undefined}
          className="font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <ColorAndSize item={item} />
        <p className="mt-1 tabular-nums">{formatPrice(shopMoney(currentPrice))}</p>
        {quantity > 1 && <p className="text-small text-stone">{t('bag.unitsInBag', { quantity })}</p>}
      </div>
    </div>
  );
}

const mostPictures = 5;

/** The rest of the bag, as small pictures. */
function OtherItems({ bag }: { readonly bag: Bag }) {
  const more = bag.length - mostPictures;
  return (
    <section aria-labelledby="also-in-bag" className="mt-6 hidden border-t border-line pt-5 md:block">
      <h3 id="also-in-bag" className="text-small text-stone">
        {t('bag.alsoInBag')}
      </h3>
      <ul className="mt-3 flex flex-wrap items-end gap-2">
        {bag.slice(0, mostPictures).map((item) => (
          <li key={unitKey(item)} className="aspect-4/5 w-14 overflow-hidden bg-sand">
            {item.picture && (
              <Picture
                picture={item.picture}
                sizes="56px"
                alt={t('bag.itemInSize', { name: item.name, size: item.brandSize })}
              />
            )}
          </li>
        ))}
        {more > 0 && <li className="px-2 text-small text-stone">{t('bag.andMore', { count: more })}</li>}
      </ul>
    </section>
  );
}
