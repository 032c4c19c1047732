/** A file that is made from the look. */
export type LookFile = { readonly type: string; readonly body: Buffer };

/** The icons and pictures that are made from the owner's settings (contract/core/shop/look.ts). */
export type LookStore = {
  /** Makes the files now if the look has changed, not when they are asked for. */
  make(): void;
  /** Returns a file of the present look by its address; undefined for an unknown address. */
  find(address: string): Promise<LookFile | undefined>;
};
