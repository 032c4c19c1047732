import { useEffect } from 'react';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { coloursOf, readableGrounds, type GroundName } from '#contract/core/settings/look-settings.ts';
import { hexPattern, nearestShade } from '#contract/core/shop/colour-contrast.ts';
import { typefaceNames, type Typefaces } from '#contract/core/shop/look.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { t } from '#messages/messages.ts';
import { colourTokens } from '#web/core/layout/look-tokens.ts';
import { Price } from '#web/core/ui/price.tsx';
import type { PreviewFaces } from './preview-faces.ts';
import { settingPictureAddress } from './setting-picture-field.tsx';
import type { SettingTexts } from './setting-values.ts';

/** Prices of a shirt, of a reduced dress and of that before, as shops of the country ask them, in its currency. */
type SamplePrices = { readonly shirt: number; readonly dress: number; readonly before: number };

/** What the preview of the look shows: a shirt costs 40 in one country and 120,000 in another. */
const samplePrices: Readonly<Record<CountryCode, SamplePrices>> = {
  AR: { shirt: 32_800, dress: 41_900, before: 59_900 },
  CL: { shirt: 24_990, dress: 34_990, before: 49_990 },
  CO: { shirt: 119_900, dress: 159_900, before: 229_900 },
  ES: { shirt: 39.95, dress: 49.95, before: 69.95 },
  MX: { shirt: 699, dress: 899, before: 1299 },
  PE: { shirt: 119.9, dress: 159.9, before: 229.9 },
  UY: { shirt: 1690, dress: 2190, before: 3190 },
};

type LookPreviewProps = { readonly values: SettingTexts; readonly faces: PreviewFaces };

/** How the shop would look with the values of the form: its header, a card, a button, a price. */
export function LookPreview({ values, faces }: LookPreviewProps) {
  const pair = typefaceNames.find((name) => name === values['typefaces']) ?? 'editorial';
  const { sans, display } = faces[pair];
  usePreviewFaces(faces[pair]);
  const ground = groundIn(values['ground']);
  const { colours: saved } = shop().look;
  const colours = coloursOf({
    accentColour: colourIn(values['accentColour'], saved.accent),
    saleColour: colourIn(values['saleColour'], saved.sale),
    ground,
  });
  const properties: Readonly<Record<string, string>> = {
    ...colourTokens(colours),
    '--font-sans': sans.families,
    '--font-display': display.families,
  };
  const sizeOf = (token: string) => ({ fontSize: `calc(var(${token}) * ${display.scale})` });
  const logo = settingPictureAddress(values['logo'] ?? '');
  const { name, country } = shop();
  const prices = samplePrices[country.code];
  return (
    <section className="grid max-w-md content-start gap-2 xl:sticky xl:top-20" aria-label={t('settings-desk.preview')}>
      <h2 className="label text-stone">{t('settings-desk.preview')}</h2>
      {/* For eyes only: nothing of it can be used. */}
      <div
        aria-hidden="true"
        style={properties}
        className="overflow-hidden rounded-soft border border-edge bg-paper font-sans text-body text-ink"
      >
        <div className="grid min-h-14 place-items-center border-b border-line px-4 py-2">
          {logo ? (
            <img src={logo} alt="" className="max-h-10 max-w-50 object-contain" />
          ) : (
            <span className="font-display text-wordmark" style={sizeOf('--text-wordmark')}>
              {name}
            </span>
          )}
        </div>
        <div className="grid gap-5 p-5">
          <p className="font-display text-heading" style={sizeOf('--text-heading')}>
            {t('settings-desk.newSeason')}
          </p>
          <div className="grid grid-cols-2 gap-4">
            <Card name={t('settings-desk.linenShirt')} price={prices.shirt} />
            <Card name={t('settings-desk.midiDress')} price={prices.dress} previous={prices.before} />
          </div>
          <div className="grid gap-3 rounded-soft border border-line bg-sheet p-4">
            <p className="text-accent">★★★★★</p>
            <p className="text-small text-stone">{t('settings-desk.freeExchanges', { days: shop().returnDays })}</p>
            <div className="flex flex-wrap gap-2 text-small font-medium">
              <span className="rounded-soft bg-ink px-5 py-3 text-sheet">{t('settings-desk.addToBag')}</span>
              <span className="rounded-soft bg-accent px-5 py-3 text-sheet">{t('settings-desk.ask')}</span>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

type CardProps = { readonly name: string; readonly price: number; readonly previous?: number };

function Card({ name, price, previous }: CardProps) {
  return (
    <div className="grid content-start gap-1">
      <div className="mb-1 aspect-4/5 bg-sand" />
      <p className="text-small">{name}</p>
      <Price
        className="text-small"
        current={fromDecimal(price)}
        previous={previous === undefined ? undefined : fromDecimal(previous)}
      />
    </div>
  );
}

/** Returns the typed colour, or the shade that is offered for it: the shop never has an unreadable one. */
const colourIn = (text: string | undefined, otherwise: string) => {
  const typed = (text ?? '').trim().toLowerCase();
  return (hexPattern.test(typed) && nearestShade(typed, readableGrounds)) || otherwise;
};

function groundIn(text: string | undefined): GroundName {
  if (text === 'white' || text === 'grey') return text;
  return 'warm';
}

/** Loads the faces of a pair that the page does not have. Without them the preview has their fallbacks. */
function usePreviewFaces(pair: PreviewFaces[Typefaces]): void {
  useEffect(() => {
    for (const { family, file, weight } of [pair.sans, pair.display]) {
      const isThere = [...document.fonts].some((face) => face.family.replaceAll('"', '') === family);
      if (isThere) continue;
      const face = new FontFace(family, `url(${file})`, { weight });
      void face.load().then(
        (loaded) => document.fonts.add(loaded),
        () => undefined,
      );
    }
  }, [pair]);
}
