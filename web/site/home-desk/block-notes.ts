import type { ChangeEvent } from 'react';
import type { BlockKind, BlockOf } from '#contract/site/home-blocks.ts';
import type { Category } from '#contract/goods/products.ts';
import type { NamedProduct } from '#contract/site/home-desk.ts';
import type { KnownPicture } from './known-pictures.ts';

type FieldNotes = { readonly error: string | undefined; readonly onBlur: () => void };

type LineProps = FieldNotes & {
  readonly value: string;
  readonly maxLength: number | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

/** The errors of a block's form, by place ('campaigns.0.wide'). */
export type Notes = {
  /** Returns the error to show at a place. */
  readonly shown: (place: string) => string | undefined;
  /** Notes that a field was left, which shows its error. */
  readonly leave: (place: string) => void;
  /** Returns both for a field. */
  readonly field: (place: string) => FieldNotes;
  /** Returns the props of a field with a text: also its value, and its longest length by the contract. */
  readonly line: (place: string, value: string, onChange: (value: string) => void) => LineProps;
};

/** What the forms of blocks know of the shop. */
export type DeskFacts = {
  readonly categories: readonly Category[];
  readonly brands: readonly string[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** The products and pictures that blocks name, also those that were chosen just now. */
  readonly products: ReadonlyMap<number, NamedProduct>;
  readonly pictures: ReadonlyMap<string, KnownPicture>;
  readonly uploadTo: string;
  readonly noteProduct: (product: NamedProduct) => void;
  readonly notePicture: (picture: KnownPicture) => void;
};

/** The same in the form of a block, which waits for its pictures. */
export type FormFacts = DeskFacts & { readonly whileUploading: <T>(upload: Promise<T>) => Promise<T> };

type Changes<Block> = Partial<Block> | ((before: Block) => Partial<Block>);

/** What the fields of a kind of block need. */
export type FieldsProps<Kind extends BlockKind> = {
  readonly block: BlockOf<Kind>;
  /** Changes the block as it is then: an upload ends later than it began. */
  readonly change: (changes: Changes<BlockOf<Kind>>) => void;
  readonly notes: Notes;
  readonly facts: FormFacts;
};
