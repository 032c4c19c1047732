import { createHash } from 'node:crypto';
import type { FittedPicture, ShopLook } from '#contract/core/shop/look.ts';
import { pictureUrl, widthNear, widthsUpTo } from '#contract/core/shop/pictures.ts';
import { coloursOf } from '#contract/core/settings/look-settings.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Language } from '#messages/languages.ts';
import { drawnName } from '../context/drawn-name.ts';
import { isDrawing, pictureIn } from '#contract/core/settings/picture-value.ts';

/** The room for the logo in the header of the pages, in px. */
const logoRoom = { width: 200, height: 40 } as const;

/** Counts up when the icons are made in another way, because browsers keep them by their version. */
const edition = 1;

/** How many pixels of a screen a px may have. */
const densest = 3;

/** Returns how the shop looks by the owner's settings. */
export function shopLookOf({ look, identity }: Pick<OwnerSettings, 'look' | 'identity'>, language: Language): ShopLook {
  const logo = fittedLogo(look.logo);
  return {
    typefaces: look.typefaces,
    colours: coloursOf(look),
    logo,
    drawnName: logo === null ? drawnName(identity.name, look.typefaces) : null,
    version: createHash('sha256')
      .update(JSON.stringify([edition, look, identity.name, identity.description, language]))
      .digest('base64url')
      .slice(0, 8),
  };
}

function fittedLogo(value: string): FittedPicture | null {
  const logo = pictureIn(value);
  if (!logo) return null;
  const scale = Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height);
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  return { src: isDrawing(logo.path) ? logo.path : rasterSource(logo, width * densest), width, height };
}

function rasterSource({ path, width }: { readonly path: string; readonly width: number }, needed: number): string {
  const there = widthsUpTo(width);
  const chosen = there.find((one) => one >= needed) ?? widthNear(width, there) ?? 320;
  return pictureUrl(path, chosen, 'webp');
}
