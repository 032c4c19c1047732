import { t } from '#messages/messages.ts';
import { optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';

/** An address with nothing after its host, or an empty text for none. */
const optionalOrigin = optionalLine(200).refine((text) => text === '' || isOrigin(text), {
  error: () => t('settings.wrongPublicUrl'),
});

/** The public address of the shop. */
export const webSettings = settingGroup({
  title: () => t('settings.webTitle'),
  about: () => t('settings.webAbout'),
  fields: {
    publicUrl: {
      control: 'url',
      label: () => t('settings.publicUrl'),
      hint: () => t('settings.publicUrlHint'),
      schema: optionalOrigin,
      start: '',
      isNeeded: true,
    },
    awaitedUrl: {
      control: 'awaited',
      label: () => t('settings.awaitedUrl'),
      hint: () => t('settings.awaitedUrlHint'),
      schema: optionalOrigin,
      start: '',
    },
  },
});

/** True for an address with nothing after its host, as browsers write an origin. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text;
}
