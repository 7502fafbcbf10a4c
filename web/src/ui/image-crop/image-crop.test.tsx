import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import pictures from '../../../../locales/en/pictures.json' with { type: 'json' };
import { type CropView, wholeView } from './crop-view.ts';
import { ImageCrop } from './image-crop.tsx';

const texts = createInstance();
await texts.init({ lng: 'en', ns: ['pictures'], resources: { en: { pictures } } });
const picture = { url: 'blob:none', width: 1000, height: 500, image: new Image() };
let seen: CropView;

function Bench() {
  const [view, setView] = useState<CropView>(wholeView);
  seen = view;
  return <ImageCrop picture={picture} aspect={1} takesFocus view={view} onView={setView} />;
}

function draw() {
  render(
    <I18nextProvider i18n={texts}>
      <Bench />
    </I18nextProvider>,
  );
  return userEvent.setup();
}

test('takes the keyboard at once: arrows move the frame, + and − zoom', async () => {
  const user = draw();
  expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Crop area' }));
  await user.keyboard('{ArrowRight}');
  expect(seen.x).toBeGreaterThan(0.5);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(seen.x).toBeCloseTo(0.4);
  await user.keyboard('++');
  expect(seen.zoom).toBeCloseTo(1.15 ** 2);
  await user.keyboard('---');
  expect(seen.zoom).toBe(1);
});

test('has a button for every movement, for those who cannot drag', async () => {
  const user = draw();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  await user.click(screen.getByRole('button', { name: 'Move left' }));
  expect(seen.y).toBeGreaterThan(0.5);
  expect(seen.x).toBeLessThan(0.5);
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveProperty('valueAsNumber', 1.15);
});

test('says where it is once it rests', async () => {
  const user = draw();
  expect(screen.getByRole('status').textContent).toBe('');
  await user.keyboard('+');
  await screen.findByText('115% zoom, 50% across, 50% down');
});
