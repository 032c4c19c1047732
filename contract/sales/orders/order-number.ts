/** What a typed number may mean: the number of an order or of a payment, a whole reference, or the beginning of one. */
export type WrittenNumber = {
  readonly number?: number;
  readonly reference?: string;
  readonly beginning?: string;
};

/**
 * Parses an order number as people copy it: 'N° 1042', '#1042', '50.000.000.002', 'E646 1221'. Returns an empty object if
 * it is none.
 */
export function readOrderNumber(text: string): WrittenNumber {
  const bare = bareNumber(text);
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(bare)) return { reference: bare };
  return {
    ...(/^\d{1,15}$/.test(bare) && Number(bare) > 0 && { number: Number(bare) }),
    ...(/^[\da-f]{8}$/.test(bare) && { beginning: bare }),
  };
}

/** Returns a number without the words before it, the spaces and the dots. */
function bareNumber(text: string): string {
  return text
    .trim()
    .replace(/^(?:n(?:[°º]|ro)?\.?|#)(?=[\s\da-f])/i, '')
    .replaceAll(/[\s.]/g, '')
    .toLowerCase();
}

/** What an order number begins with that is still being typed; empty if it is not the beginning of one. */
export type BegunNumber = {
  /** The first digits of the number of an order or of a payment. */
  readonly number?: string;
  /** The first digits of a reference, hexadecimal, without its hyphens. */
  readonly reference?: string;
};

/** Parses the beginning of an order number, at least three characters with a digit: words are no numbers. */
export function readBegunNumber(text: string): BegunNumber {
  const bare = bareNumber(text).replaceAll('-', '');
  if (!/\d/.test(bare) || bare.length < 3) return {};
  return {
    ...(/^\d{3,15}$/.test(bare) && { number: bare }),
    ...(/^[\da-f]{3,32}$/.test(bare) && { reference: bare }),
  };
}
