/**
 * A key of localStorage, whose changes other windows receive: `window.opener` may be lost at the provider
 * (Cross-Origin-Opener-Policy).
 */
const key = 'percha-login';

/** Tells the page that opened this window that the login succeeded. */
export function tellLoggedIn(): void {
  localStorage.setItem(key, 'done');
  localStorage.removeItem(key);
}

/** Calls `onLogin` when a login ends in another window. Returns a function that stops it. */
export function onLoggedIn(onLogin: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) onLogin();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
