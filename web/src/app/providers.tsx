import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

interface ProvidersProps {
  texts: i18n;
  queries: QueryClient;
  children: ReactNode;
}

export function Providers({ texts, queries, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
}
