import { t } from '#messages/messages.ts';
import { optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';

/** The public address of the shop. */
export const webSettings = settingGroup({
  get title() {
    return t('settings.webTitle');
  },
  get about() {
    return t('settings.webAbout');
  },
  fields: {
    publicUrl: {
      control: 'url',
      get label() {
        return t('settings.publicUrl');
      },
      get hint() {
        return t('settings.publicUrlHint');
      },
      schema: optionalLine(200).refine((text) => text === '' || isOrigin(text), {
        error: () => t('settings.wrongPublicUrl'),
      }),
      start: '',
      isNeeded: true,
      variable: 'PUBLIC_URL',
    },
  },
});

/** True for an address with nothing after its host, as browsers write an origin. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text;
}
