import { createContext, use } from 'react';

interface KeyboardHelpControl {
  show: () => void;
}

export const KeyboardHelpContext = createContext<KeyboardHelpControl>({ show: () => undefined });

export function useKeyboardHelp(): KeyboardHelpControl {
  return use(KeyboardHelpContext);
}
