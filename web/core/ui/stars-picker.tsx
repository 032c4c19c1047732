import { t } from '#messages/messages.ts';
import { useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

/** The meaning of each number of stars. */
const words = {
  '1': t('ui.starsBad'),
  '2': t('ui.starsFair'),
  '3': t('ui.starsGood'),
  '4': t('ui.starsVeryGood'),
  '5': t('ui.starsExcellent'),
} as const;

const values = ['1', '2', '3', '4', '5'] as const;

type StarsPickerProps = {
  readonly legend: string;
  readonly name: string;
  /** One of '1' to '5', or empty. */
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly onPick?: () => void;
};

/** Fills the chosen star and those before it, by CSS only; on hover, those up to the pointer. */
const fill =
  'has-checked:[&_svg]:fill-current [&:has(~label_:checked)_svg]:fill-current ' +
  'hover:[&_svg]:fill-current [&:has(~label:hover)_svg]:fill-current ' +
  '[:hover>&:not(:hover,:has(~label:hover))_svg]:fill-none!';

/** A rating in whole stars: five radio buttons, for mouse, touch and arrow keys. */
export function StarsPicker({ legend, name, defaultValue, error, onPick }: StarsPickerProps) {
  const id = useId();
  const [picked, setPicked] = useState(defaultValue);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="grid gap-1.5"
    >
      <legend className="label text-stone">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex text-accent">
          {values.map((value) => (
            <label
              key={value}
              className={joinClasses(
                'relative grid size-11 place-items-center rounded-soft has-focus-visible:outline-2 has-focus-visible:outline-ink',
                fill,
              )}
            >
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                aria-label={t('ui.starCount', { count: Number(value) })}
                onChange={() => {
                  setPicked(value);
                  onPick?.();
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon name="star" size={32} />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-small text-stone">
          {values.map((value) => value === picked && words[value])}
        </span>
      </div>
      <p id={id} aria-live="polite" className="text-small text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
