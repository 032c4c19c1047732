import type { Endpoint } from '#contract/core/protocol/endpoint.ts';

/** What the tests of one kind of row need: the current row, and a save of a text with or without a version. */
export type Scene = {
  readonly endpoint: Endpoint;
  readonly read: () => Promise<{ readonly version: number; readonly text: string }>;
  readonly save: (text: string, version?: number) => Promise<{ readonly version: number }>;
};

/** Every call that changes a row which people edit, by kind. */
export type Scenes = Readonly<
  Record<
    | 'product'
    | 'texts'
    | 'category'
    | 'department'
    | 'attribute'
    | 'sizeTable'
    | 'person'
    | 'role'
    | 'ownRole'
    | 'question'
    | 'answer'
    | 'zone'
    | 'method'
    | 'carrier'
    | 'parcel'
    | 'settings'
    | 'letter'
    | 'home'
    | 'page'
    | 'menu'
    | 'collection'
    | 'campaign'
    | 'coupon'
    | 'translations'
    | 'webhook',
    Scene
  >
>;
