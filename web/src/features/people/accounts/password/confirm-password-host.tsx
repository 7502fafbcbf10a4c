import { useEffect, useRef, useState } from 'react';
import { answerPasswordNeed } from '../../../../lib/session/recent-password.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useSayNotLoaded } from '../../../../ui/lazy/use-say-not-loaded.ts';

interface ConfirmPasswordHostProps {
  username: string;
  hasPassword: boolean;
}

/** Stands by on every page of a member, and is fetched when some act first asks for the password again. */
export function ConfirmPasswordHost({ username, hasPassword }: ConfirmPasswordHostProps) {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<((given: boolean) => void)[]>([]);
  const sayNotLoaded = useSayNotLoaded();
  // The act that asked goes on as if nothing had been answered, and can be tried again.
  const giveUp = (failure: unknown) => {
    sayNotLoaded(failure);
    answer(false);
  };
  const ConfirmPassword = useLazyPart(asking && hasPassword, loadDialog, giveUp);
  const ConfirmAtProvider = useLazyPart(asking && !hasPassword, loadOtherDialog, giveUp);

  useEffect(() => {
    const stop = answerPasswordNeed(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setAsking(true);
        }),
    );
    return () => {
      stop();
      for (const resolve of waiting.current.splice(0)) resolve(false);
    };
  }, []);

  // Two acts at once are answered by one password.
  const answer = (given: boolean) => {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(given);
  };

  if (!hasPassword) {
    return ConfirmAtProvider && <ConfirmAtProvider open={asking} onLeave={() => answer(false)} />;
  }
  return ConfirmPassword && <ConfirmPassword open={asking} username={username} onAnswer={answer} />;
}

const loadDialog = async () => (await import('./confirm-password.tsx')).ConfirmPassword;
const loadOtherDialog = async () => (await import('../providers/confirm-at-provider.tsx')).ConfirmAtProvider;
