import { useEffect, useState } from 'react';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { fetchListWhenNeeded } from '../../ui/overlay/show-toast.ts';

const loadToaster = async () => (await import('../../ui/overlay/toaster.tsx')).Toaster;

/** Most visits never see a message: what draws them is fetched with the first one. */
export function ToastHost({ load = loadToaster }) {
  const [wanted, setWanted] = useState(false);
  // Should it not arrive, the next message asks for it again, and so does a network that is back.
  const Toaster = useLazyPart(wanted, load, () => setWanted(false));
  useEffect(() => fetchListWhenNeeded(() => setWanted(true)), []);
  return Toaster && <Toaster />;
}
