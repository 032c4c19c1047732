import { onTestFinished } from 'vitest';
import { Stripe } from 'stripe';
import { stripeControl } from '../../sandbox/stripe/control.ts';
import { startStripe, type StripeSandboxOptions } from '../../sandbox/stripe/stripe-sandbox.ts';

export const SECRET_KEY = 'sk_test_simulator';
export const STRIPE_WEBHOOK_SECRET = 'whsec_simulator';
export const STRIPE_CONTROL = 'clave-de-control';

/** The official client, as in production but for the address. */
export function officialClient(url: string, options: Partial<Stripe.StripeConfig> = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(SECRET_KEY, { host: hostname, port, protocol: 'http', telemetry: false, ...options });
}

/** Opens a simulator on a free port, with the official client and the one of its control. */
export async function openStripe(options: Partial<StripeSandboxOptions> = {}) {
  const running = await startStripe({
    port: 0,
    file: ':memory:',
    secretKey: SECRET_KEY,
    controlToken: STRIPE_CONTROL,
    ...options,
  });
  onTestFinished(running.close);
  const { url } = running;
  return { ...running, stripe: officialClient(url), control: stripeControl(url, STRIPE_CONTROL) };
}

/** What a shop asks for: a shirt, and its delivery. */
export const purchase = {
  mode: 'payment',
  client_reference_id: 'pedido-7',
  customer_email: 'ana@example.com',
  line_items: [
    { price_data: { currency: 'eur', product_data: { name: 'Camisa' }, unit_amount: 1995 }, quantity: 2 },
    { price_data: { currency: 'eur', product_data: { name: 'Envío' }, unit_amount: 490 }, quantity: 1 },
  ],
  payment_intent_data: { metadata: { reference: 'pedido-7' } },
  success_url: 'https://shop.example/pedido?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/cesta',
} satisfies Stripe.Checkout.SessionCreateParams;
