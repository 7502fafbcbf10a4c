import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ExpectedVisitor, type Visitor } from '../lib/visitor.ts';

interface ProvidersProps {
  texts: i18n;
  queries: QueryClient;
  /** Whose page it is taken to be until that is known. */
  visitor?: Visitor;
  children: ReactNode;
}

export function Providers({ texts, queries, visitor = 'guest', children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={texts}>
      <ExpectedVisitor value={visitor}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ExpectedVisitor>
    </I18nextProvider>
  );
}
