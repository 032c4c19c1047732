/** Browsers by what they say of themselves, the more special first: nearly all say that they are others too. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Known = readonly (readonly [string, RegExp])[];

const named = (text: string, known: Known) => known.find(([, mark]) => mark.test(text))?.[0];

/**
 * Returns the browser and the system that a request names, as 'Firefox · Windows'; '' if it names none that is known. Only these words
 * are kept, so nothing that a browser sends gets into a page or a letter.
 */
export function deviceWords(headers: Headers): string {
  const text = (headers.get('user-agent') ?? '').slice(0, 500);
  return [named(text, browsers), named(text, systems)].filter((one) => one !== undefined).join(' · ');
}
