import { useEffect, useState } from 'react';
import { useLate } from '../lib/use-late.ts';
import { fetchListWhenNeeded } from '../ui/show-toast.ts';

/** Most visits never see a message: what draws them is fetched with the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  const Toaster = useLate(wanted, loadToaster);
  useEffect(() => fetchListWhenNeeded(() => setWanted(true)), []);
  return Toaster && <Toaster />;
}

const loadToaster = async () => (await import('../ui/toast.tsx')).Toaster;
