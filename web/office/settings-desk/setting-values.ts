import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { settingGroups, type FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { Setting, SettingValue } from '#contract/core/settings/setting.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { GroupView } from '#contract/office/settings-desk.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';

/** The values of a form of settings, all as text: 'on' for a switch, and the keys of several choices with commas. */
export type SettingTexts = Readonly<Record<string, string>>;

/** Returns the settings of a group by name. */
export function settingsOf(group: FormGroup): Readonly<Record<string, Setting>> {
  return settingGroups[group].fields;
}

/** Returns the settings of a group that the shop's country knows. */
export function shownSettings(group: FormGroup): Readonly<Record<string, Setting>> {
  const { code } = shop().country;
  return Object.fromEntries(
    Object.entries(settingsOf(group)).filter(([, { onlyIn }]) => onlyIn === undefined || onlyIn.includes(code)),
  );
}

/** Returns the form values of a group. */
export function settingTexts({ values }: Pick<GroupView, 'values'>): SettingTexts {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, textOf(value)]));
}

function textOf(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'object' ? value.join(',') : String(value);
}

const keptTexts = z.record(z.string(), z.string());

/** The form of a group of settings, by their descriptions. */
export function settingsForm(group: FormGroup) {
  return {
    start: {},
    valuesOf: settingTexts,
    errorsOf: (texts: SettingTexts) => settingErrors(group, texts),
    sentOf: (texts: SettingTexts, opened: SettingTexts) => sentSettings(group, texts, opened),
    keptIn: (kept: unknown) => keptTexts.safeParse(kept).data,
    safe: (texts: SettingTexts) => withoutSecrets(group, texts),
  };
}

/** Returns the values without the credentials, which are stored nowhere but on the server. */
export function withoutSecrets(group: FormGroup, texts: SettingTexts): SettingTexts {
  const settings = settingsOf(group);
  return Object.fromEntries(Object.entries(texts).filter(([field]) => settings[field]?.control !== 'secret'));
}

/** Returns a value as the API takes it; a text that is no number stays, so that the rules refuse it. */
export function valueIn({ control }: Setting, text: string): string | number | boolean | string[] {
  if (control === 'switch') return text === 'on';
  if (control === 'choices') return text.split(',').filter((key) => key !== '');
  if (control === 'awaited') return awaitedOrigin(text);
  return control === 'number' && /^\d+$/.test(text.trim()) ? Number(text) : text;
}

/** Returns the address of an awaited setting, which is told as the link that confirms it. */
export function awaitedOrigin(link: string): string {
  return URL.canParse(link) ? new URL(link).origin : '';
}

/** Returns the errors of each field, by the server's rules. */
export function settingErrors(group: FormGroup, texts: SettingTexts): Readonly<Record<string, string>> {
  const wrong = Object.entries(settingsOf(group)).flatMap(([field, setting]) => {
    const parsed = setting.schema.safeParse(valueIn(setting, texts[field] ?? ''));
    const message = parsed.success ? undefined : parsed.error.issues[0]?.message;
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(wrong);
}

/** Returns what the form sends: only what is changed. */
export function sentSettings(group: FormGroup, texts: SettingTexts, opened: SettingTexts) {
  const isChanged = (field: string) => texts[field] !== opened[field];
  // What depends on another setting that changes is chosen by the server, which knows the options.
  const changed = Object.entries(settingsOf(group)).filter(
    ([field, setting]) => isChanged(field) && !(setting.control === 'dependent' && isChanged(setting.on)),
  );
  return Object.fromEntries(changed.map(([field, setting]) => [field, valueIn(setting, texts[field] ?? '')]));
}

/** Returns a value as people read it; `options` are the choices of a setting that depends on another one. */
export function settingWords(setting: Setting, text: string, options: Readonly<Record<string, string>> = {}): string {
  if (setting.control === 'secret') return text === '' ? t('settings-desk.unchanged') : '••••••';
  if (setting.control === 'switch') return text === 'on' ? t('settings-desk.yes') : t('settings-desk.no');
  if (setting.control === 'picture') return text === '' ? '—' : t('settings-desk.anotherPicture');
  if (setting.control === 'dependent') return options[text] ?? (text || '—');
  if (setting.control === 'awaited') return awaitedOrigin(text) || '—';
  if (!('options' in setting)) return text || '—';
  const chosen = text.split(',').flatMap((key) => setting.options[key] ?? []);
  return chosen.join(', ') || '—';
}

/** Returns the names of the fields in a version conflict. */
export function conflictWords({ group, options }: Pick<GroupView, 'group' | 'options'>): FormWords<SettingTexts> {
  return Object.fromEntries(
    Object.entries(settingsOf(group)).map(([field, setting]) => [
      field,
      { label: setting.label(), shown: (text: string) => settingWords(setting, text, options[field]) },
    ]),
  );
}

/** Returns the names and values of a group's settings as people read them. */
export function settingLines(view: Pick<GroupView, 'group' | 'options' | 'values'>): (readonly [string, string])[] {
  const texts = settingTexts(view);
  return Object.entries(shownSettings(view.group)).map(([field, setting]) => [
    setting.label(),
    settingWords(setting, texts[field] ?? '', view.options[field]),
  ]);
}
