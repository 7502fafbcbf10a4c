import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownFrom } from './shown-from.tsx';

describe('the time of publication', () => {
  it('has no day when it is the next boundary', async () => {
    await renderPart(<ShownFrom of="own" moment="2020-11-16T10:15:00.000Z" />, ['feedback']);
    expect((await screen.findByText(/Everyone else/)).textContent).toMatch(/this at \d?\d:15/);
  });

  it('names the day when it is later', async () => {
    await renderPart(<ShownFrom of="thread" moment="2099-11-16T12:15:00.000Z" />, ['feedback']);
    expect((await screen.findByText(/The maker/)).textContent).toMatch(/this at Monday.*:15/);
  });
});
