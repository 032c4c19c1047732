import { t } from '#messages/messages.ts';
import { useState, type Ref } from 'react';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { CameraScan } from './camera-scan.tsx';
import { entryOf, type Sheet } from './sheet-steps.ts';
import { SizeLookup } from './size-lookup.tsx';

/** A text that is being looked up, or that means several sizes: units of it, or how many there are if a number came behind it. */
type Asked = { readonly id: number; readonly search: string; readonly units: number; readonly count?: number };

type ScanFieldProps = {
  readonly sheet: Sheet;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onAdd: (size: ListedSize, units: number) => void;
  /** Gets how many units the size has that was touched last. */
  readonly onCount: (units: number) => void;
};

export const sizeTitle = ({ Product, size }: ListedSize) =>
  t('order-words.goodsAndSize', { goods: nameWithColor(Product), size });

/**
 * The field of a sheet, for a scanner, which types and presses Enter, and for hands. What means one size is added at once; of what
 * means several, one is chosen.
 */
export function ScanField({ sheet, fieldRef, onAdd, onCount }: ScanFieldProps) {
  const [text, setText] = useState('');
  const [waiting, setWaiting] = useState<readonly Asked[]>([]);
  const [choice, setChoice] = useState<Asked & { readonly sizes: readonly ListedSize[] }>();
  const [missing, setMissing] = useState('');
  const [last, setLast] = useState(0);

  function enter(typed: string) {
    const entry = entryOf(typed, sheet.lines.length > 0 || waiting.length > 0 || choice !== undefined);
    if (!entry) return;
    setText('');
    if (entry.search === undefined) {
      count(entry.units);
      return;
    }
    setChoice(undefined);
    setMissing('');
    setLast(last + 1);
    setWaiting((all) => [...all, { id: last + 1, search: entry.search, units: entry.units }]);
  }

  /** A number is of what was entered last, also while that is looked up or chosen. */
  function count(units: number) {
    const newest = waiting.at(-1);
    if (newest) setWaiting((all) => all.map((asked) => (asked.id === newest.id ? { ...asked, count: units } : asked)));
    else if (choice) setChoice({ ...choice, count: units });
    else onCount(units);
  }

  function add(size: ListedSize, asked: Asked) {
    onAdd(size, asked.units);
    if (asked.count !== undefined) onCount(asked.count);
  }

  function take(asked: Asked, sizes: readonly ListedSize[]) {
    setWaiting((all) => all.filter(({ id }) => id !== asked.id));
    const [size, ...others] = sizes;
    if (!size) setMissing(asked.search);
    else if (others.length > 0) setChoice({ ...asked, sizes });
    else add(size, asked);
  }

  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        label={t('stock-desk.scan')}
        hint={t('stock-desk.scanHint')}
        ref={fieldRef}
        value={text}
        autoComplete="off"
        maxLength={80}
        enterKeyHint="enter"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          enter(event.currentTarget.value);
        }}
      />
      <CameraScan onCode={enter} />
      {waiting.map((asked, place) => (
        <SizeLookup key={asked.id} search={asked.search} isNext={place === 0} onFound={(sizes) => take(asked, sizes)} />
      ))}
      <p aria-live="polite" className="text-small text-danger empty:hidden">
        {missing && t('stock-desk.notFound', { text: missing })}
      </p>
      {choice && (
        <ul aria-label={t('stock-desk.whichSize', { text: choice.search })} className="grid border-t border-line">
          {choice.sizes.map((size) => (
            <li key={size.variantId} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-11 w-full items-center text-left text-small wrap-anywhere hover:underline"
                onClick={() => {
                  setChoice(undefined);
                  add(size, choice);
                }}
              >
                {sizeTitle(size)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
