import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { tellTyping } from '@firstlight/contract/talk/channels/typing.ts';
import { useRef } from 'react';
import { call } from '../../../../lib/api/api.ts';

/** Returns a function that publishes that the user is writing, at most every few seconds. A failed request is ignored. */
export function useTellTyping(channelId: string, isShown: boolean): (text: string) => void {
  const notBefore = useRef(0);
  return (text) => {
    const now = Date.now();
    if (!isShown || text.trim() === '' || now < notBefore.current) return;
    notBefore.current = now + channelLimits.typingEverySeconds * 1000;
    call(tellTyping, { channelId }).catch(() => undefined);
  };
}
