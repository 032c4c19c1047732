import { isRouteErrorResponse } from 'react-router';
import { textIn } from '#web/core/hydration/unknown-values.ts';
import { stepUp, type HearBefore } from '#web/core/requests/step-up.ts';

/** The code by which a call asks that its person proves first who they are. */
export const stepUpCode = 'step_up_needed';

/** Asks the person of the page who they are. Returns false if they would not say. */
type Prove = () => Promise<boolean>;

let present: Prove | undefined;

/** The question that is open: requests that are refused meanwhile wait for its answer. */
let open: Promise<boolean> | undefined;

/** Failures that were heard: several parts of a page can show the same one. */
const heard = new WeakSet<object>();

/** Registers who asks on this page. Returns a function that ends it. */
export function provesBy(prove: Prove): () => void {
  present = prove;
  stepUp.ask = hearRefusal;
  return () => {
    if (present === prove) present = undefined;
  };
}

/**
 * Has the person of the page prove who they are, and then goes on with `repeat`: the same request, with all that was typed. Goes on with
 * `otherwise` if they would not, or if nobody asks on this page.
 */
export async function proveThen(repeat: () => void, otherwise: () => void): Promise<void> {
  const ask = present;
  if (ask && !open) {
    open = ask().finally(() => {
      open = undefined;
    });
  }
  const isProven = ask && (await open);
  if (isProven) repeat();
  else otherwise();
}

const hearRefusal: HearBefore = (failure, again, otherwise) => {
  if (!present || codeOf(failure.error) !== stepUpCode) return false;
  if (!heard.has(failure)) void proveThen(again, otherwise);
  heard.add(failure);
  return true;
};

/** Returns the code of a refusal, as the shop's calls send it. */
function codeOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? textIn(error.data, 'code') : undefined;
}
