import { useEffect, useState } from 'react';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { fetchListWhenNeeded } from '../../ui/overlay/show-toast.ts';

/** Most visits never see a message: what draws them is fetched with the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  const Toaster = useLazyPart(wanted, loadToaster);
  useEffect(() => fetchListWhenNeeded(() => setWanted(true)), []);
  return Toaster && <Toaster />;
}

const loadToaster = async () => (await import('../../ui/overlay/toaster.tsx')).Toaster;
