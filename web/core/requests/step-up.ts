/** The code by which a call asks that its person proves first who they are. */
export const stepUpCode = 'step_up_needed';

/** Asks the person of the page who they are. Returns false if they would not say. */
type Prove = () => Promise<boolean>;

let present: Prove | undefined;

/** Registers who asks on this page. Returns a function that ends it. */
export function provesBy(prove: Prove): () => void {
  present = prove;
  return () => {
    if (present === prove) present = undefined;
  };
}

/**
 * Has the person of the page prove who they are, and then goes on with `repeat`: the same request, with all that was typed. Goes on with
 * `otherwise` if they would not, or if nobody asks on this page.
 */
export async function proveThen(repeat: () => void, otherwise: () => void): Promise<void> {
  const isProven = await (present?.() ?? Promise.resolve(false));
  if (isProven) repeat();
  else otherwise();
}
