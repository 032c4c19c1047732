import { shop } from '#contract/shop.ts';

/** The shop's logo, or its name. Its room is known before it has loaded, so nothing moves. */
export function Wordmark({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { name, look } = shop();
  if (!look.logo) return name;
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
