import { createContext, use } from 'react';

interface PaletteControl {
  show: () => void;
}

export const PaletteContext = createContext<PaletteControl>({ show: () => undefined });

export function usePalette(): PaletteControl {
  return use(PaletteContext);
}
