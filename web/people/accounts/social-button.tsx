import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { href, useRevalidator } from 'react-router';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { onLoggedIn } from './social-channel.ts';

const popup = 'popup,width=480,height=680';

/** The button of the social login. It opens a window, or uses this page if the browser blocks windows. */
export function SocialButton({ name }: { readonly name: string }) {
  const { revalidate } = useRevalidator();
  // After the login, loading this page again redirects to the page that the visitor wanted.
  useEffect(() => onLoggedIn(() => void revalidate()), [revalidate]);

  function openWindow(event: MouseEvent) {
    if (window.open(withPrefix(href('/login/oidc')), 'percha-login', popup)) event.preventDefault();
  }

  return (
    <div className="mt-3">
      <LinkButton to={href('/login/oidc')} reloadDocument tone="outline" wide onClick={openWindow}>
        {t('accounts.continueWith', { name })}
      </LinkButton>
    </div>
  );
}
