import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, session, writeStored } from '../../lib/local-storage.ts';
import { showToast } from '../../ui/overlay/show-toast.ts';

/** What browsers that can install a page hand over, and the types of the web do not know. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Somebody who came back may want to keep it; who has just arrived wants to look. */
const fromVisit = 2;

/** Offers once, on the second visit or later, to put Firstlight among one's programs; and not again, whatever the answer. */
export function useInstallOffer(): void {
  const { t } = useTranslation();
  useEffect(() => {
    const visits = countVisits();
    const offer = (event: Event) => {
      event.preventDefault();
      if (visits < fromVisit || readStored('install') !== null) return;
      writeStored('install', 'offered');
      showToast({
        title: t('install.title'),
        action: { label: t('install.action'), onPress: () => void (event as InstallEvent).prompt() },
      });
    };
    window.addEventListener('beforeinstallprompt', offer);
    return () => window.removeEventListener('beforeinstallprompt', offer);
  }, [t]);
}

/** One for each tab that was opened, however many pages were read in it. */
function countVisits(): number {
  const before = Number(readStored('visits') ?? 0);
  if (readStored('visited', session) !== null) return before;
  writeStored('visited', 'yes', session);
  writeStored('visits', String(before + 1));
  return before + 1;
}
