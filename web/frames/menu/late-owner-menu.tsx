import { lazy, Suspense, type ComponentProps } from 'react';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import { useMenuData } from './menu-data.ts';
import type { OwnerMenu } from './owner-menu.tsx';

const load = async () => ({ default: (await import('./owner-menu.tsx')).OwnerMenu });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/**
 * What the owner added to the menu, whose code only a shop with such a menu loads, after the page's own. The server writes
 * it out.
 */
export function LateOwnerMenu(props: ComponentProps<typeof OwnerMenu>) {
  return <Suspense>{useMenuData().menu.main.length > 0 && <Late {...props} />}</Suspense>;
}
