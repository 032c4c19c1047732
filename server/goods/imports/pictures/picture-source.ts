import { addressStored, isPictureAddress } from '#contract/core/fields/picture-address.ts';

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');

/** Returns how the address of a picture is stored that pages show from where it is: of the shop itself, or of another site. */
export function shownPath(address: string): string {
  return addressStored(withoutQuery(address));
}

/** True if pages can show a picture from where it is; others are shown once they are fetched. */
export function isShownFromThere(address: string): boolean {
  return isPictureAddress(withoutQuery(address));
}

/** After how many tries a picture, or the page that shows it, is given up. */
export const mostTries = 4;
