import { useEffect, useRef, useState } from 'react';
import { answerPasswordNeed } from '../../lib/recent-password.ts';
import { useLate } from '../../lib/use-late.ts';

/** Stands by on every page of a member, and is fetched when some act first asks for the password again. */
export function ConfirmPasswordHost({ username }: { username: string }) {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<((given: boolean) => void)[]>([]);
  const ConfirmPassword = useLate(asking, loadDialog);

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

  return ConfirmPassword && <ConfirmPassword open={asking} username={username} onAnswer={answer} />;
}

const loadDialog = async () => (await import('./confirm-password.tsx')).ConfirmPassword;
