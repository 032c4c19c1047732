import { isRecord } from '#web/core/hydration/unknown-values.ts';
import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { addressNames, type AddressValues } from '#web/people/addresses/address-rules.ts';

/** How the buyer wants to get the purchase. */
export type Way = 'home' | 'pickup';

/** What was typed in the step and not sent yet: a reload keeps it. `email` is that of who has no account. */
export type StepDraft = { readonly way: Way; readonly values: AddressValues; readonly email?: string } | null;

function isDraft(value: unknown): value is StepDraft {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { way, values, email } = value;
  return (
    (email === undefined || isShort(email)) &&
    (way === 'home' || way === 'pickup') &&
    isRecord(values) &&
    addressNames.every((name) => isShort(values[name]))
  );
}

const isShort = (value: unknown) => typeof value === 'string' && value.length <= 500;

const nothingTyped: StepDraft = null;

export const stepDraft = defineSlice<StepDraft>('delivery', nothingTyped, isDraft);
