import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPage } from './load-page.ts';
import { routes } from './routes.ts';

/** Fetches a page when the pointer or the keyboard reaches a link to it, which is a moment before it is wanted. */
export function useLinkPreload(): void {
  const { i18n } = useTranslation();

  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const route = routes.find(({ path }) => path === link.pathname);
      if (!route) return;
      // A failure shows itself when the link is followed.
      loadPage(route, i18n).catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [i18n]);
}
