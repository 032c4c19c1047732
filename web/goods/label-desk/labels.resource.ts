import type { Route } from './+types/labels.resource';
import { documents } from '#contract/sales/orders/documents.ts';
import { labelFormats } from '#contract/sales/orders/price-labels.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { printedAnswer } from '#web/core/api-client/printed-answer.ts';

/** The file of labels; a sentence if there is nothing to print. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const format = labelFormats.find((one) => one === query.get('format')) ?? 'a4';
  const skip = Number(query.get('skip') ?? 0);
  const asked = { label: query.getAll('label'), format, skip };
  return printedAnswer(await apiClientOf(context).submit(documents.priceLabels, asked), documents.priceLabels.answers);
}
