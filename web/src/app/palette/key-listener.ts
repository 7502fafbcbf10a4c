import type { KeyboardEvent } from 'react';

/** How the list of results hears the keys of the field above it. */
export type KeyListener = (event: KeyboardEvent<HTMLInputElement>) => void;
