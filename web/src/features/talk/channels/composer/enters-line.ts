import type { KeyboardEvent } from 'react';

/** Whether Enter makes a new line: with Shift, while letters are being composed, and on a screen keyboard, which has no Shift+Enter. */
export function entersLine(event: KeyboardEvent): boolean {
  return event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches;
}
