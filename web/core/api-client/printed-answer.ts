import { fileHeaders, type AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import { errorTable } from '#contract/error-table.ts';
import type { ErrorCode } from '#contract/core/protocol/errors.ts';

type Printed =
  | { readonly ok: true; readonly value: AnsweredFile }
  | { readonly ok: false; readonly refusal: { readonly code: ErrorCode; readonly detail: string } };

/** Returns a file for a new tab of the browser, or the sentence that says why there is none. */
export function printedAnswer(printed: Printed, type: string): Response {
  if (printed.ok) return new Response(printed.value.bytes, { headers: fileHeaders(printed.value, type) });
  const { code, detail } = printed.refusal;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' };
  return new Response(detail, { status: errorTable[code].status, headers });
}
