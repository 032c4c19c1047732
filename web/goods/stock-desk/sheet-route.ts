import { t } from '#messages/messages.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { stockSheets } from '#contract/goods/stock/stock-sheets.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf, checkMayOpen } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';

export const sheetHandle = takesJson;

/** The key of a sheet that is begun now. */
export function newSheet({ context }: LoaderFunctionArgs) {
  checkMayOpen(context);
  return { sheetKey: crypto.randomUUID() };
}

/** Saves a delivery or a count. */
export async function saveSheet({ request, context }: ActionFunctionArgs): Promise<ActionOutcome> {
  const saved = await apiClientOf(context).relay(stockSheets.save, await sentJson(request));
  return outcomeOf(saved, saved.ok ? t('stock-desk.saved', { count: saved.value.sizes }) : '');
}
