import { createContext, use } from 'react';

interface HelpControl {
  show: () => void;
}

export const HelpContext = createContext<HelpControl>({ show: () => undefined });

export function useHelp(): HelpControl {
  return use(HelpContext);
}
