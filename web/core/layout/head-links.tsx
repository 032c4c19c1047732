import { lookFile } from '#contract/core/shop/look.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { typefaces } from './typefaces.ts';

/**
 * The fonts and icons of the shop's look. Only the server renders them: the browser keeps what is in the page, so that no
 * page's scripts contain the fonts of all looks.
 */
export function HeadLinks() {
  const { look } = shop();
  const { sans, display } = typefaces[look.typefaces];
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={sans.file} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={display.file} crossOrigin="anonymous" />
      <link rel="icon" href={lookFile('icon', look)} sizes="32x32" />
      <link rel="icon" href={lookFile('drawnIcon', look)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={lookFile('touchIcon', look)} />
      <link rel="manifest" href={lookFile('manifest', look)} />
    </>
  );
}
