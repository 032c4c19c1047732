import { usualPauses } from '#server/sales/payments/mercado-pago/transport.ts';

// Dozens of tests keep the provider away, and each of their calls would wait for more than a second in vain.
usualPauses.ms = [2, 10];
