import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { onLoggedIn } from './social-channel.ts';

const popup = 'popup,width=480,height=680';

/** Logs in by another provider: in a window of its own, or on this page where no window may open. */
export function SocialButton({ name }: { readonly name: string }) {
  const { revalidate } = useRevalidator();
  // This page sends whoever is logged in on to where they wanted to go.
  useEffect(() => onLoggedIn(() => void revalidate()), [revalidate]);

  function openWindow(event: MouseEvent) {
    if (window.open('/login/oidc', 'percha-login', popup)) event.preventDefault();
  }

  return (
    <div className="mt-3">
      <LinkButton to="/login/oidc" reloadDocument tone="outline" wide onClick={openWindow}>
        Continuar con {name}
      </LinkButton>
    </div>
  );
}
