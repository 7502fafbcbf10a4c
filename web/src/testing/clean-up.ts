import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// After each test of each file: whoever comes next finds the page, the storage and the globals as a new visitor does.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
