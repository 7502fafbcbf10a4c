import { useEffect, useState } from 'react';

/** The cover on its way: undefined is whatever was stored before, null is none. */
export function useCover(stored: string | null) {
  const [chosen, setChosen] = useState<Blob | null>();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (!chosen) return setAddress(undefined);
    const made = URL.createObjectURL(chosen);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [chosen]);

  const picture = chosen === undefined ? stored : (address ?? null);
  return { picture, chosen, choose: (next: Blob | null | undefined) => setChosen(next) };
}
