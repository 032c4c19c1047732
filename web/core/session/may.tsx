import type { ReactNode } from 'react';
import { mayDo, type Permission } from '#contract/core/protocol/permissions.ts';
import { mayOpen } from './desk-pages.ts';
import { useSessionUser } from './session-user.ts';

const useRole = () => useSessionUser()?.rol ?? 'client';

/** Returns whether whoever is logged in may do something in the back office. The server checks it again. */
export function useMay(): (permission: Permission) => boolean {
  const role = useRole();
  return (permission) => mayDo(role, permission);
}

/** Returns whether whoever is logged in may open an address. */
export function useMayOpen(): (address: string) => boolean {
  const role = useRole();
  return (address) => mayOpen(role, address);
}

type MayProps = { readonly do: Permission; readonly children: ReactNode };

/** What only those see who may do something: a button, a form, a part of a page. */
export function May({ do: permission, children }: MayProps) {
  return useMay()(permission) ? children : null;
}
