/* Written by scripts/messages.ts: the arguments of each message. */

export type Text = string | number;

export type MessageArguments = {
  'language.units': { readonly count: number };
  'product-desk.texts.about': { readonly language: Text };
  'product-desk.texts.name-too-long': { readonly most: Text };
  'product-desk.texts.own-shown': { readonly text: Text };
  'product-desk.texts.title': { readonly language: Text };
};
