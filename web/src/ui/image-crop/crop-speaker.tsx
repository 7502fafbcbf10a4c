import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropView } from './crop-view.ts';

const restMs = 500;

/** Says where the frame is once it rests: not at every step, and not before the first one. */
export function CropSpeaker({ view }: { view: CropView }) {
  const { t, i18n } = useTranslation('pictures');
  const [first] = useState(view);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (view === first) return;
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
    const timer = setTimeout(() => {
      const { zoom, x, y } = view;
      setSaid(t('crop.value', { zoom: percent.format(zoom), x: percent.format(x), y: percent.format(y) }));
    }, restMs);
    return () => clearTimeout(timer);
  }, [view, first, t, i18n.language]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
