import type { i18n } from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNotLoaded } from './page-not-loaded.ts';

/**
 * A part that most visits do without: fetched, with its texts, once it is wanted; undefined until it is here. Whoever
 * waits for it is told when it does not arrive; to be wanted anew is another try.
 */
export function useLazyPart<Part>(
  wanted: boolean,
  load: (texts: i18n) => Promise<Part>,
  onFailed?: (error: unknown) => void,
): Part | undefined {
  const { i18n: texts } = useTranslation();
  const [part, setPart] = useState<Part>();
  const fail = useEffectEvent((error: unknown) => onFailed?.(error));

  useEffect(() => {
    if (!wanted) return;
    let isAwaited = true;
    // Where nobody waits, its place stays empty until the next page that wants it.
    load(texts)
      .then((loaded) => setPart(() => loaded))
      .catch(pageNotLoaded)
      .catch((error: unknown) => isAwaited && fail(error));
    return () => {
      isAwaited = false;
    };
  }, [wanted, load, texts]);

  return part;
}
