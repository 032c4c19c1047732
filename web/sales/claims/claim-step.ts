import type { ClaimReceipt } from '#contract/sales/claims/claims.ts';

/** What a form has, by the names of its fields. */
export type TypedClaim = Readonly<Record<string, string>>;

export type SheetRow = { readonly name: string; readonly text: string };

/** Where a person is in stating a claim: typing it, confirming it, or done. */
export type ClaimStep =
  | {
      readonly step: 'data';
      readonly typed: TypedClaim;
      readonly errors: Readonly<Record<string, string>>;
      readonly detail: string;
    }
  | {
      readonly step: 'confirm';
      readonly typed: TypedClaim;
      readonly sheet: readonly SheetRow[];
      readonly request: string;
    }
  | {
      readonly step: 'done';
      readonly email: string;
      readonly sheet: readonly SheetRow[];
      readonly receipt: ClaimReceipt;
    };

export type ClaimStepOf<Step extends ClaimStep['step']> = Extract<ClaimStep, { step: Step }>;

export const firstStep: ClaimStepOf<'data'> = { step: 'data', typed: {}, errors: {}, detail: '' };
