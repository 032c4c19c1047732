import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import type { Route } from './+types/preview.resource';
import type { PreviewAnswer } from './campaign-prices.tsx';

export const handle = takesJson;

/** Returns what a campaign would do with every product. */
export async function action({ request, context }: Route.ActionArgs): Promise<PreviewAnswer> {
  const found = await apiClientOf(context).relay(campaigns.preview, await sentJson(request));
  return found.ok ? { preview: found.value, message: '' } : { preview: null, message: found.refusal.detail };
}
