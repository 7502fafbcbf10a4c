import { createContext, use } from 'react';

interface HelpControl {
  /** At the words given, or at its beginning. */
  show: (query?: string) => void;
}

export const HelpContext = createContext<HelpControl>({ show: () => undefined });

export function useHelp(): HelpControl {
  return use(HelpContext);
}
