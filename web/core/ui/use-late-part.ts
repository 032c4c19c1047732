import { t } from '#messages/messages.ts';
import { useState, type ComponentType } from 'react';
import { toast } from './toast.ts';

/**
 * A part of a page whose code is loaded on first use. `bring` returns whether it was loaded; if not, a toast says so
 * and the page stays as it is.
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  async function bring(): Promise<boolean> {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      toast(t('ui.partNotOpened'), { tone: 'error' });
      return false;
    }
  }

  return { Part, bring };
}
