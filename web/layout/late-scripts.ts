const preload = '<link rel="modulepreload"';
const endOfHead = '</head>';

/** The `handle` of a route whose pictures come before its scripts. Not for forms: what is typed early could be lost. */
export const picturesFirst = 'pictures first';

/**
 * Asks for the page's scripts after its pictures and fonts: every task works before they are there, and browsers fetch
 * preloaded modules as urgently as what is seen first. (The router writes these links itself and takes no priority.)
 * Holds back the page until the end of its head, which is written at once, and passes on the rest as it comes.
 */
export function lateScripts(): TransformStream<Uint8Array, Uint8Array> {
  /** What was written so far; undefined once the head has gone. */
  let begun: Uint8Array | undefined = new Uint8Array();
  return new TransformStream({
    transform(chunk, controller) {
      if (begun === undefined) {
        controller.enqueue(chunk);
        return;
      }
      begun = joined(begun, chunk);
      const text = new TextDecoder().decode(begun);
      const end = text.indexOf(endOfHead);
      if (end < 0) return;
      const head = text.slice(0, end);
      const encoder = new TextEncoder();
      controller.enqueue(encoder.encode(head.replaceAll(preload, `${preload} fetchpriority="low"`)));
      // A character may be cut at the end of the chunk, so what follows stays in bytes.
      controller.enqueue(begun.subarray(encoder.encode(head).byteLength));
      begun = undefined;
    },
    flush(controller) {
      if (begun) controller.enqueue(begun);
    },
  });
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.byteLength + second.byteLength);
  both.set(first);
  both.set(second, first.byteLength);
  return both;
}
