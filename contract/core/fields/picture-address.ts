const ownPicture = /^\/media\/[\da-f]{32}$/;

// A host of labels, a path, and a picture's extension; each part has a maximum length, so that any input takes linear
// time.
const foreignPicture =
  /^(?:https?:\/\/)?(?:www\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}(?::\d{1,5})?\/[^\s"'<>\\?#]{0,1800}\.(?:png|jpe?g|gif|svg)$/i;

/**
 * Returns true if a text is the address of a picture: one of the shop's own, or a URL that ends in a picture's
 * extension.
 */
export function isPictureAddress(text: string): boolean {
  return ownPicture.test(text.trim()) || foreignPicture.test(text.trim());
}

/** Returns an address as it is stored: without http, https or www. */
export function addressStored(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '');
}
