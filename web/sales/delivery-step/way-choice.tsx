import { t } from '#messages/messages.ts';
import type { Way } from '../bag/step-draft.ts';

const ways = [
  ['home', t('delivery-step.toHome')],
  ['pickup', t('delivery-step.pickup')],
] as const;

/** Sent home or picked up, as two radio tiles. */
export function WayChoice({ way, onChoose }: { readonly way: Way; readonly onChoose: (way: Way) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 label text-stone">{t('delivery-step.how')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ways.map(([value, text]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-soft border border-edge bg-sheet px-4 text-small hover:border-ink has-checked:border-ink"
          >
            <input
              type="radio"
              name="way"
              value={value}
              checked={way === value}
              onChange={() => onChoose(value)}
              className="size-4 flex-none accent-ink"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
