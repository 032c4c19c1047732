import { useId } from 'react';
import { Link } from 'react-router';
import { timesCents } from '#contract/money.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { formatPrice } from '#contract/price-words.ts';
import { isRepeatedClick } from '../ui/gesture.ts';
import { raiseInBag } from './bag-store.ts';
import { isShort } from './bag.ts';
import type { Bag, BagItem } from './bag.ts';
import { lineKey, lowerLine, removeLine } from './remove-line.ts';

/** What is in the bag, with its quantities to change. */
export function BagLines({ bag, onLeave }: { readonly bag: Bag; readonly onLeave?: () => void }) {
  return (
    <ul aria-label="Productos en el carrito" className="border-t border-line">
      {bag.map((item) => (
        <BagLine key={`${item.id} ${item.brandSize}`} item={item} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function BagLine({ item, onLeave }: { readonly item: BagItem; readonly onLeave: (() => void) | undefined }) {
  const { id, name, color, brandSize, currentPrice, quantity, picture } = item;
  const formId = useId();
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-line py-5">
      <Link
        to={`/detail/${id}`}
        onClick={onLeave}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-4/5 overflow-hidden bg-sand"
      >
        {picture && <Picture picture={picture} sizes="88px" alt="" />}
      </Link>
      <div className="grid min-w-0 content-between gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link
              to={`/detail/${id}`}
              onClick={onLeave}
              className="font-medium break-words hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
            <p className="mt-1 text-small text-stone">
              {color} · Talle {brandSize}
            </p>
            <p className="mt-1 text-small text-stone tabular-nums">{formatPrice(currentPrice)}</p>
            {isShort(item) && (
              <p role="status" className="mt-1 text-small text-danger">
                No quedan tantas unidades de este talle.
              </p>
            )}
          </div>
          <button
            type="submit"
            name="intent"
            value="remove"
            form={formId}
            aria-label={`Quitar ${name}, talle ${brandSize}`}
            data-removes={lineKey(item)}
            onClick={(event) => {
              event.preventDefault();
              if (!isRepeatedClick(event)) removeLine(item, event.currentTarget);
            }}
            className="grid size-9 flex-none place-items-center rounded-soft text-stone hover:bg-sand hover:text-ink"
          >
            <Icon name="trash" size={16} />
          </button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Quantity item={item} formId={formId} />
          <p className="tabular-nums">{formatPrice(timesCents(currentPrice, quantity))}</p>
        </div>
      </div>
    </li>
  );
}

/** Its buttons work as a form's where no scripts run; the line's remove button belongs to it too. */
function Quantity({ item, formId }: { readonly item: BagItem; readonly formId: string }) {
  const { name, brandSize, quantity } = item;
  const step = 'grid size-9 place-items-center hover:bg-sand';
  return (
    <form id={formId} method="post" action="/bag">
      <div
        role="group"
        aria-label={`Cantidad de ${name}, talle ${brandSize}`}
        className="flex items-center rounded-soft border border-edge"
      >
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="brandSize" value={brandSize} />
        <button
          type="submit"
          name="intent"
          value="lower"
          aria-label={`Restar uno de ${name}, talle ${brandSize}`}
          className={step}
          // A quick series of clicks stops at one: it never goes on to remove, or to the line that comes in its place.
          onClick={(event) => {
            event.preventDefault();
            if (!isRepeatedClick(event) || quantity > 1) lowerLine(item, event.currentTarget);
          }}
        >
          <Icon name="minus" size={16} />
        </button>
        <output aria-live="polite" className="min-w-8 text-center tabular-nums">
          {quantity}
        </output>
        <button
          type="submit"
          name="intent"
          value="raise"
          aria-label={`Sumar uno de ${name}, talle ${brandSize}`}
          className={step}
          onClick={(event) => {
            event.preventDefault();
            raiseInBag(item);
          }}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </form>
  );
}
