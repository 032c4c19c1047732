import { t } from '#messages/messages.ts';
import { writeNumber } from '#contract/core/money/price-words.ts';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

const places = [1, 2, 3, 4, 5] as const;

type StarsProps = {
  /** From 0 to 5; drawn to the nearest half. */
  readonly value: number;
  readonly size?: 16 | 20 | 24;
  readonly className?: string;
};

/** A rating as read-only stars. */
export function Stars({ value, size = 16, className }: StarsProps) {
  const unfilled = 100 - Math.round(value * 2) * 10;
  return (
    <span
      role="img"
      aria-label={t('ui.starsOfFive', { value: shortDecimal(value) })}
      className={joinClasses('relative inline-flex flex-none text-accent', className)}
    >
      <StarRow size={size} />
      <span className="absolute inset-0 inline-flex" style={{ clipPath: `inset(0 ${unfilled}% 0 0)` }}>
        <StarRow size={size} filled />
      </span>
    </span>
  );
}

function StarRow({ size, filled = false }: { readonly size: 16 | 20 | 24; readonly filled?: boolean }) {
  return places.map((place) => <Icon key={place} name="star" size={size} filled={filled} />);
}

/** A number with at most one decimal, as the shop's country writes it: '4', '22,5'. */
function shortDecimal(value: number): string {
  return writeNumber(value, Number.isInteger(value) ? 0 : 1, false);
}
