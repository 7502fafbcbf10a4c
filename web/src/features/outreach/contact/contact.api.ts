import { type ContactMessage, sendContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import { hasCode } from '../../../lib/api/api-error.ts';

/** One key per message: however often it is tried, it arrives once. */
export function useSendContactMessage() {
  const key = useRef(newKey());
  return useMutation({
    mutationFn: (message: ContactMessage) =>
      call(sendContactMessage, message, { idempotencyKey: key.current }),
    onSuccess: () => {
      key.current = newKey();
    },
    onError: (error) => {
      // An earlier attempt got through after all, and the text has changed since: it is another message now.
      if (hasCode(error, 'request.key_reused')) key.current = newKey();
    },
  });
}

function newKey(): string {
  return crypto.randomUUID();
}
