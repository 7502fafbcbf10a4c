import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach } from 'vitest';
import ui from '../../../../locales/en/ui.json' with { type: 'json' };

afterEach(cleanup);

const texts = createInstance();
await texts.init({ lng: 'en', ns: ['ui'], resources: { en: { ui } }, interpolation: { escapeValue: false } });

/** Draws a part with its English texts, and gives the hands to use it. */
export function renderUi(part: ReactNode) {
  const wrap = (node: ReactNode) => <I18nextProvider i18n={texts}>{node}</I18nextProvider>;
  const { rerender, ...rest } = render(wrap(part));
  return { ...rest, user: userEvent.setup(), redraw: (next: ReactNode) => rerender(wrap(next)) };
}
