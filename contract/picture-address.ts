const ownPicture = /^\/media\/[\da-f]{32}$/;

// A host of labels, a path, and a picture's ending; each part is bounded, so that hostile text costs linear time.
const foreignPicture =
  /^(?:https?:\/\/)?(?:www\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}(?::\d{1,5})?\/[^\s"'<>\\?#]{0,1800}\.(?:png|jpe?g|gif|svg)$/i;

/** True if a text is the address of a picture: one of the shop's own, or an address that ends in a picture's name. */
export function isPictureAddress(text: string): boolean {
  return ownPicture.test(text.trim()) || foreignPicture.test(text.trim());
}

/** An address as it is stored: without http, https or www. */
export function addressStored(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '');
}
