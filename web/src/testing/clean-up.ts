import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dropHeldCalls } from '../lib/api/hold-calls.ts';
import { listenToToasts } from '../ui/overlay/show-toast.ts';
import './come-to-rest.ts';

// After each test of each file: whoever comes next finds the page, the storage and the globals as a new visitor does.
afterEach(() => {
  cleanup();
  // What was said while nothing drew it waits for the next page.
  listenToToasts(() => undefined)();
  dropHeldCalls();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
