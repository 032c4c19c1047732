import sharp from 'sharp';
import { pictureIn } from '#contract/core/settings/picture-value.ts';
import { lookFile, lookFiles, type DrawnName, type LookColours } from '#contract/core/shop/look.ts';
import { nameFiles, nameInFiles } from '#contract/core/shop/drawn-name.ts';
import { nightColours } from '#contract/core/shop/night-colours.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import type { LookFile } from '#server/core/context/look-store.ts';
import { drawnText } from './drawn-text.ts';
import { makeIcons, phoneIcons, type IconSign } from './icons.ts';
import { drawing, pictureMark, placed, type Mark } from './mark.ts';

/** How much of the name there is room for below an icon on a phone. */
const shortest = 12;

/** Returns the web app manifest (W3C). Its `id` stays, so that phones that have the shop installed follow a change. */
function manifestOf({
  name,
  description,
  language,
  look,
}: Pick<ShopFacts, 'name' | 'description' | 'language' | 'look'>): Buffer {
  const icons = phoneIcons.map(({ address, size, shape }) => ({
    src: `${address}?v=${look.version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(shape === 'maskable' && { purpose: 'maskable' }),
  }));
  const manifest = {
    name,
    short_name: name.length <= shortest ? name : name.slice(0, name.lastIndexOf(' ', shortest)).trim() || name,
    ...(description !== null && { description }),
    lang: language,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: look.colours.paper,
    theme_color: look.colours.paper,
    icons: [{ src: lookFile('drawnIcon', look), sizes: 'any', type: 'image/svg+xml' }, ...icons],
  };
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** What the files are made from: the facts of the shop, and the pictures of its settings. */
export type LookSource = {
  readonly facts: Pick<ShopFacts, 'name' | 'description' | 'language' | 'look'>;
  readonly logo: string;
  readonly icon: string;
};

/** The size of the picture for link previews, as the networks recommend it, in px. */
const sharedSize = { width: 1200, height: 630 } as const;

/** The room of the logo in e-mails and on paper, in px of its file. */
const logoRoom = { width: 900, height: 180 } as const;

/** A logo that is so much wider than high cannot be read in the square of an icon. */
const widestIcon = 2.2;

/** Makes the icons, the manifest, the shared picture and the logo of letters and documents, by address. */
export async function makeLookFiles(mediaDir: string, source: LookSource): Promise<ReadonlyMap<string, LookFile>> {
  const { facts, logo } = source;
  const { name, look } = facts;
  const { colours, typefaces } = look;
  const wordmark = (await pictureMark(mediaDir, logo)) ?? (await drawnText(name, typefaces, colours.ink)) ?? nothing;
  const icons = await makeIcons(await signOf(mediaDir, source), colours);
  const png = (body: Buffer): LookFile => ({ type: 'image/png', body });
  return new Map([
    [lookFiles.icon, { type: 'image/x-icon', body: icons.ico }],
    [lookFiles.drawnIcon, { type: 'image/svg+xml; charset=utf-8', body: icons.svg }],
    [lookFiles.touchIcon, png(icons.touch)],
    ...icons.phones.map((icon) => [icon.address, png(icon.png)] as const),
    [lookFiles.manifest, { type: 'application/manifest+json', body: manifestOf(facts) }],
    [lookFiles.shared, png(await sharedPicture(wordmark, facts))],
    [lookFiles.logo, png(await logoPicture(wordmark, colours.sheet))],
    [lookFiles.printedLogo, png(await logoPicture(wordmark, '#ffffff'))],
    ...(look.drawnName
      ? ([
          [nameFiles.day, png(await namePicture(look.drawnName, colours))],
          [nameFiles.night, png(await namePicture(look.drawnName, nightColours))],
        ] as const)
      : []),
  ]);
}

/** The line of the name in its files, in px: three times as high as letters show it. */
const nameLine = 96;

/** The drawn name on the ground of a letter, which mail programs that change colours leave as it is. */
function namePicture(name: DrawnName, { ink, sheet }: Pick<LookColours, 'ink' | 'sheet'>): Promise<Buffer> {
  const { viewBox, width, height } = nameInFiles(name, nameLine);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><path fill="${ink}" d="${name.path}"/></svg>`;
  return sharp(Buffer.from(drawn)).flatten({ background: sheet }).png({ compressionLevel: 9 }).toBuffer();
}

const nothing: Mark = { content: '', width: 1, height: 1 };

/** Returns what the icon shows: the owner's icon, else the logo, else the first letter of the name. */
async function signOf(mediaDir: string, { facts, logo, icon }: LookSource): Promise<IconSign> {
  const { colours, typefaces } = facts.look;
  const own = await pictureMark(mediaDir, icon);
  if (own) return { mark: own, ground: null, share: 1 };
  const picture = pictureIn(logo);
  const drawn = picture && picture.width / picture.height <= widestIcon ? await pictureMark(mediaDir, logo) : undefined;
  if (drawn) return { mark: drawn, ground: colours.sheet, share: 0.76 };
  const [letter = ''] = facts.name.toLocaleUpperCase(facts.language).match(/[\p{L}\p{N}]/u) ?? [];
  const initial = (await drawnText(letter, typefaces, colours.sheet)) ?? nothing;
  return { mark: initial, ground: colours.accent, share: 0.54 };
}

/** The wordmark on the shop's ground, with a line in its accent. */
function sharedPicture(wordmark: Mark, { look: { colours } }: LookSource['facts']): Promise<Buffer> {
  const { width, height } = sharedSize;
  const sign = placed(wordmark, { x: 200, y: 190, width: width - 400, height: 190 });
  const content = `<rect width="${width}" height="${height}" fill="${colours.paper}"/>${sign}<rect x="568" y="448" width="64" height="4" fill="${colours.accent}"/>`;
  return sharp(Buffer.from(drawing(sharedSize, content)))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The wordmark on the ground of a letter: mail programs that change colours at night would hide a dark one. */
function logoPicture(wordmark: Mark, ground: string): Promise<Buffer> {
  const scale = Math.min(logoRoom.width / wordmark.width, logoRoom.height / wordmark.height);
  const [width, height] = [wordmark.width, wordmark.height].map((part) => Math.max(1, Math.round(part * scale)));
  const size = { width: width ?? 1, height: height ?? 1 };
  return sharp(Buffer.from(drawing(size, placed(wordmark, { x: 0, y: 0, ...size }))))
    .flatten({ background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
