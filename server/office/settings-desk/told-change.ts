import {
  isSettingName,
  settingGroups,
  type GroupName,
  type SettingName,
} from '#contract/core/settings/owner-settings.ts';
import type { Setting } from '#contract/core/settings/setting.ts';
import type { AuditJson } from '#contract/office/audit-desk.ts';
import { storedGroup } from '#server/core/owner-settings/stored-settings.service.ts';

type Told = { readonly [Field in SettingName]?: AuditJson };

/** Returns what the audit log says of a change: the changed settings before and after, without secrets. */
export function toldChange(group: GroupName, before: unknown, after: unknown): { before: Told; after: Told } {
  const [from, to] = [storedGroup(before), storedGroup(after)];
  const fields: Readonly<Record<string, Setting>> = settingGroups[group].fields;
  const changed = Object.entries(fields).filter(([field]) => JSON.stringify(from[field]) !== JSON.stringify(to[field]));
  const side = (content: Readonly<Record<string, unknown>>): Told =>
    Object.fromEntries(
      changed.flatMap(([field, setting]) =>
        isSettingName(field) ? [[field, shown(setting, content[field])] as const] : [],
      ),
    );
  return { before: side(from), after: side(to) };
}

function shown({ control, start, schema }: Setting, stored: unknown): AuditJson {
  if (control === 'secret') return stored === undefined || stored === '' ? '' : '••••••';
  const parsed = schema.safeParse(stored);
  const value = parsed.success ? parsed.data : start;
  return typeof value === 'object' ? [...value] : value;
}
