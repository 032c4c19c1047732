/** What the rows of this provider are marked with. */
export const providerName = 'mercado-pago';
