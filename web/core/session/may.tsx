import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { mayDo, rightsOf, type Permission } from '#contract/core/protocol/permissions.ts';
import { mayOpen } from './desk-pages.ts';
import { useSessionUser } from './session-user.ts';

type Frame = { readonly rights: readonly Permission[] | null };

/**
 * Returns what whoever is logged in may do in the back office; nothing for a guest. The frame of the back office says with each page what
 * a role of the owner's own may do now: the session is known for longer.
 */
export function useRights(): readonly Permission[] {
  const user = useSessionUser();
  const frame = useRouteLoaderData<Frame | null>('frames/admin-frame');
  if (!user) return [];
  return frame?.rights ?? rightsOf(user);
}

/** Returns whether whoever is logged in may do something in the back office. The server checks it again. */
export function useMay(): (permission: Permission) => boolean {
  const rights = useRights();
  return (permission) => mayDo(rights, permission);
}

/** Returns whether whoever is logged in may open an address. */
export function useMayOpen(): (address: string) => boolean {
  const rights = useRights();
  return (address) => mayOpen(rights, address);
}

type MayProps = { readonly do: Permission; readonly children: ReactNode };

/** What only those see who may do something: a button, a form, a part of a page. */
export function May({ do: permission, children }: MayProps) {
  return useMay()(permission) ? children : null;
}
