import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/local-storage.ts';

const key = 'rail';

/** The script in index.html put the attribute there before the first paint. */
export function useNarrowRail(): [boolean, (isNarrow: boolean) => void] {
  const remembered = useSyncExternalStore(
    () => () => undefined,
    () => readStored(key) === 'narrow',
    () => false,
  );
  const [chosen, setChosen] = useState<boolean>();

  const choose = (isNarrow: boolean) => {
    writeStored(key, isNarrow ? 'narrow' : null);
    if (isNarrow) document.documentElement.dataset['rail'] = 'narrow';
    else delete document.documentElement.dataset['rail'];
    setChosen(isNarrow);
  };
  return [chosen ?? remembered, choose];
}
