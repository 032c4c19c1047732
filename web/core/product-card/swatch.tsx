import { joinClasses } from '../ui/join-classes.ts';

type SwatchProps = {
  /** The name of the colour. */
  readonly color: string;
  /** Its CSS colour; null for an unknown name, of which the first letters are shown. */
  readonly swatch: string | null;
  /** True to strike it through. */
  readonly isSoldOut?: boolean;
  /** Sets its size, if nothing around it does. */
  readonly className?: string;
};

/** A dot in a colour, without an accessible name. Forced colours leave it as it is. */
export function Swatch({ color, swatch, isSoldOut = false, className }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      style={swatch === null ? undefined : { backgroundColor: swatch }}
      data-letters={swatch === null ? color.slice(0, 2) : undefined}
      className={joinClasses(
        'relative grid flex-none place-items-center overflow-hidden rounded-full border border-edge text-count',
        swatch === null ? 'before:content-[attr(data-letters)]' : 'forced-color-adjust-none',
        isSoldOut && 'struck',
        className,
      )}
    />
  );
}
