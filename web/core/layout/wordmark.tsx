import type { DrawnName as Drawn } from '#contract/core/shop/look.ts';
import { shop } from '#contract/core/shop/shop.ts';

/**
 * The shop's logo, or its name: drawn, so that it looks right before the fonts are there. Its room is known before it has
 * loaded, so nothing moves.
 */
export function Wordmark({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { name, look } = shop();
  if (!look.logo) return look.drawnName ? <DrawnName name={name} drawn={look.drawnName} /> : name;
  const { src, width, height } = look.logo;
  const share = isSmall ? 0.7 : 1;
  return (
    <img
      src={src}
      alt={name}
      width={Math.round(width * share)}
      height={Math.round(height * share)}
      className={isSmall ? undefined : 'md:max-lg:max-w-36'}
    />
  );
}

/** As high as a line of the text around it, whose baseline is the letters'. */
function DrawnName({ name, drawn: { path, width, top, size } }: { readonly name: string; readonly drawn: Drawn }) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 ${-top} ${width} ${size}`}
      fill="currentColor"
      className="h-lh w-auto overflow-visible"
    >
      <path d={path} />
    </svg>
  );
}
