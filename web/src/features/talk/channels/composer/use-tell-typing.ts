import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { tellTyping } from '@firstlight/contract/talk/channels/typing.ts';
import { useRef } from 'react';
import { call } from '../../../../lib/api/api.ts';

/** Says to whoever has the channel open that one is writing, every few seconds at most. Whether it arrives matters to nobody. */
export function useTellTyping(channelId: string): (text: string) => void {
  const notBefore = useRef(0);
  return (text) => {
    const now = Date.now();
    if (text.trim() === '' || now < notBefore.current) return;
    notBefore.current = now + channelLimits.typingEverySeconds * 1000;
    call(tellTyping, { channelId }).catch(() => undefined);
  };
}
