import type { CountryCode } from '#contract/core/countries/country.ts';

/** Prices of a shirt, of a reduced dress and of that before, as shops of the country ask them, in its currency. */
type SamplePrices = { readonly shirt: number; readonly dress: number; readonly before: number };

/** What the preview of the look shows: a shirt costs 40 in one country and 120,000 in another. */
export const samplePrices: Readonly<Record<CountryCode, SamplePrices>> = {
  AR: { shirt: 32_800, dress: 41_900, before: 59_900 },
  CL: { shirt: 24_990, dress: 34_990, before: 49_990 },
  CO: { shirt: 119_900, dress: 159_900, before: 229_900 },
  ES: { shirt: 39.95, dress: 49.95, before: 69.95 },
  MX: { shirt: 699, dress: 899, before: 1299 },
  PE: { shirt: 119.9, dress: 159.9, before: 229.9 },
  UY: { shirt: 1690, dress: 2190, before: 3190 },
};
