/** What a receipt is stored as: a picture is made anew, so that nothing is left of the file but what it shows. */
export const receiptTypes = ['jpg', 'pdf'] as const;

export type ReceiptType = (typeof receiptTypes)[number];

/** A receipt waits for the shop's people, who confirm or refuse it. */
export const receiptStates = ['waiting', 'confirmed', 'refused'] as const;

export type ReceiptState = (typeof receiptStates)[number];

/** The largest file that is taken, in bytes, and how many one order has at most. */
export const mostReceiptBytes = 5_000_000;
export const mostReceipts = 10;
