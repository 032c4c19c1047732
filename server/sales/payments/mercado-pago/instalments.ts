import { z } from 'zod';
import { fromDecimal, toDecimal, type Money } from '#contract/core/money/money.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import type { CardPlan } from '#server/core/context/card-plan.ts';
import type { ShopAddresses } from './preference.ts';
import type { Transport } from './transport.ts';

const creditCard = 'credit_card';

/** The means of the account's site, as GET /v1/payment_methods lists them. */
const methodsAnswer = z.array(z.object({ id: z.string(), payment_type_id: z.string(), status: z.string().nullish() }));

const percent = z.number().min(0).max(10_000);

/** `labels` has 'CFT_45,20%|TEA_30,10%' in Argentina. */
const payerCost = z.object({
  installments: z.int().min(1).max(99),
  installment_rate: percent,
  labels: z.array(z.string()).nullish(),
  installment_rate_collector: z.array(z.string()).nullish(),
  min_allowed_amount: z.number().min(0),
  max_allowed_amount: z.number().min(0).max(1e11),
  total_amount: z.number().min(0).max(1e12),
});

/** GET /v1/payment_methods/installments: an entry for each bank that has its own plans, or one for the brand. */
const installmentsAnswer = z.array(
  z.object({ payment_type_id: z.string().nullish(), payer_costs: z.array(payerCost) }),
);

/** Returns the plans of each brand of credit cards of the account, and of each bank that the provider names. */
export async function plansOf(
  transport: Transport,
  amount: Money,
  { excludedTypes = [], freeInstalments = [] }: Pick<ShopAddresses, 'excludedTypes' | 'freeInstalments'>,
): Promise<CardPlan[][]> {
  if (excludedTypes.includes(creditCard)) return [];
  const methods = await asked(transport, '/v1/payment_methods', methodsAnswer);
  const brands = methods.filter(({ payment_type_id: type, status }) => type === creditCard && status !== 'deactivated');
  const found: CardPlan[][] = [];
  // One after the other: nobody waits for it, and the provider has others to answer.
  for (const { id } of brands) {
    const query = new URLSearchParams({ amount: String(toDecimal(amount)), payment_method_id: id });
    const cards = await asked(transport, `/v1/payment_methods/installments?${query}`, installmentsAnswer);
    if (cards.length === 0) found.push([]);
    for (const { payer_costs: costs } of cards) {
      found.push(costs.filter(isOfProvider).map((cost) => planOf(cost, amount, freeInstalments)));
    }
  }
  return found;
}

async function asked<S extends z.ZodType>(transport: Transport, path: string, schema: S): Promise<z.output<S>> {
  const answer = await transport.ask({ method: 'GET', path }, schema);
  if (answer === undefined) throw new ProviderUnavailable(`GET ${path}: 404`);
  return answer;
}

/** Who else collects the interest, such as a bank, may charge more than the provider knows. */
function isOfProvider({ installment_rate_collector: collectors }: z.output<typeof payerCost>): boolean {
  return collectors?.every((one) => one === 'MERCADOPAGO') === true && collectors.length > 0;
}

/** A plan of the provider. Of those whose interest the owner pays, pages are asked for without interest, which the call does not know. */
function planOf(cost: z.output<typeof payerCost>, amount: Money, free: readonly number[]): CardPlan {
  const { currency } = amount;
  const known = {
    count: cost.installments,
    least: fromDecimal(cost.min_allowed_amount, currency),
    most: fromDecimal(cost.max_allowed_amount, currency),
  };
  if (free.includes(cost.installments)) return { ...known, rate: 0, total: amount, cft: null, tea: null };
  return {
    ...known,
    rate: cost.installment_rate,
    total: fromDecimal(cost.total_amount, currency),
    cft: rateIn(cost.labels ?? [], 'CFT'),
    tea: rateIn(cost.labels ?? [], 'TEA'),
  };
}

/** Returns a rate among labels such as 'CFT_1.045,20%|TEA_30,10%': the decimal sign is a comma. */
function rateIn(labels: readonly string[], name: 'CFT' | 'TEA'): number | null {
  const label = labels.flatMap((one) => one.split('|')).find((one) => one.startsWith(`${name}_`));
  const [, digits] = /^[A-Z]+_(\d[\d.]*(?:,\d+)?) ?%$/.exec(label ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replaceAll('.', '').replace(',', '.'));
}
