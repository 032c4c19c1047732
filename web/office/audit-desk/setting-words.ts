import { t } from '#messages/messages.ts';
import type { AuditEntry } from '#contract/office/audit-desk.ts';
import { settingGroups, type GroupName } from '#contract/core/settings/owner-settings.ts';
import type { Setting } from '#contract/core/settings/setting.ts';

type Json = AuditEntry['before'];

function isGroup(name: string): name is GroupName {
  return Object.hasOwn(settingGroups, name);
}

/** Returns the name of a group of settings, as the screen calls it. */
export function groupWords(group: string): string {
  return isGroup(group) ? t('audit.settingsGroup', { title: settingGroups[group].title() }) : group;
}

/** Returns the changed settings of a group, one line each: 'Nombre de la tienda: Tienda → Percha'. */
export function settingLines(group: string, before: Readonly<Record<string, Json>>, after: typeof before): string[] {
  const fields: Readonly<Record<string, Setting>> = isGroup(group) ? settingGroups[group].fields : {};
  return Object.entries(fields)
    .filter(([field]) => after[field] !== undefined)
    .map(
      ([field, setting]) => `${setting.label()}: ${shown(setting, before[field])} → ${shown(setting, after[field])}`,
    );
}

function shown(setting: Setting, value: Json | undefined): string {
  if (Array.isArray(value)) return value.map((one) => shown(setting, one)).join(', ') || '—';
  if (typeof value === 'boolean') return value ? t('audit.yes') : t('audit.no');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const name = 'options' in setting ? setting.options[text] : undefined;
  return name ?? (text || '—');
}
