import { settingsDesk } from '#contract/office/settings-desk.ts';
import { accessOf } from '#server/sales/payments/mercado-pago/environment.ts';
import { purchaseScene, type PurchaseScene } from './purchase.ts';
import { openShop, type Shop } from './shop.ts';
import { openSpanishShop } from './stripe/spanish-shop.ts';

/** A shop with the simulator of its provider, for a test that kills another process of the same shop. */
export type KillStage = {
  readonly shop: Shop;
  readonly scene: PurchaseScene;
  /** The provider's variables, for that process. */
  readonly env: Readonly<Record<string, string>>;
  /** To which transfers go. */
  readonly bankAccount: string;
  buyer(name: string): Promise<{ readonly token: string }>;
  /** Pays at a page as a buyer. */
  pay(initPoint: string): Promise<unknown>;
  /** Sends all notices that wait. */
  hurry(): Promise<void>;
  /** The references and amounts, in the smallest unit, of what was paid and not refunded at the provider. */
  paid(): Promise<[string, number][]>;
  close(): Promise<void>;
};

/** A stage for each provider; its notices go to the address of the process that is killed. */
export const killStages = {
  'mercado-pago': () => mercadoPago('classic'),
  /** The same provider, whose new pages are orders; their notices go where its panel says. */
  'mercado-pago by orders': (address: string) => mercadoPago('orders', address),

  async stripe(address: string): Promise<KillStage> {
    const { shop, scene, env, buyer, control, official, sessionIn, tell, close } = await openSpanishShop({
      hearsEvents: false,
    });
    await tell(address);
    return {
      shop,
      scene,
      env,
      bankAccount: 'ES9121000418450200051332',
      buyer,
      pay: (initPoint) => control.pay({ session: sessionIn(initPoint) }),
      hurry: () => control.hurryDeliveries(),
      async paid() {
        const found = await official.charges.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
        return found
          .filter(({ paid, refunded }) => paid && !refunded)
          .map(({ metadata, amount }) => [String(metadata['reference']), amount]);
      },
      close,
    };
  },
};

async function mercadoPago(by: 'classic' | 'orders', address?: string): Promise<KillStage> {
  const shop = await openShop();
  const scene = purchaseScene(shop);
  if (address !== undefined) {
    await scene.control.setNoticeUrl(`${address}${shop.settings.apiBase}/mercadopago/webhook`);
  }
  if (by === 'orders') await (await shop.admin('interfaz')).call(settingsDesk.payment, { interface: by });
  const { apiUrl, accessToken = '', webhookSecrets } = accessOf(shop.settings);
  return {
    shop,
    scene,
    env: { MP_API_URL: apiUrl, MP_ACCESS_TOKEN: accessToken, MP_WEBHOOK_SECRET: webhookSecrets.join() },
    bankAccount: 'casa.telar',
    buyer: (name) => shop.customer(name),
    pay: (initPoint) => scene.pay(initPoint, 'APRO'),
    hurry: () => scene.control.hurryWebhooks(),
    async paid() {
      const payments = await scene.control.listPayments();
      return payments
        .filter(({ status }) => status === 'approved')
        .map((one) => [String(one['external_reference']), Math.round(Number(one['transaction_amount']) * 100)]);
    },
    close: () => shop.close(),
  };
}
