import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A part that most visits do without: fetched, with its texts, once it is wanted; undefined until it is here. */
export function useLazyPart<Part>(wanted: boolean, load: (texts: i18n) => Promise<Part>): Part | undefined {
  const { i18n: texts } = useTranslation();
  const [part, setPart] = useState<Part>();

  useEffect(() => {
    if (!wanted) return;
    // Should it not arrive, its place stays empty until the next page that wants it.
    load(texts)
      .then((loaded) => setPart(() => loaded))
      .catch(() => undefined);
  }, [wanted, load, texts]);

  return part;
}
