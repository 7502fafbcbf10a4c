import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { useOpenConversation } from './conversations.api.ts';

interface MessageButtonProps {
  username: string;
  size?: 'sm' | 'md';
}

/** Leads to the conversation with somebody. They hear of it once something is sent. */
export function MessageButton({ username, size = 'md' }: MessageButtonProps) {
  const { t } = useTranslation('conversations');
  const { t: tRequest } = useTranslation('request');
  const navigate = useNavigate();
  const open = useOpenConversation();
  return (
    <Button
      size={size}
      loading={open.isPending}
      onClick={() =>
        open.mutate(username, {
          onSuccess: ({ id }) => void navigate(`/messages/${id}`),
          onError: (error) =>
            void showToast({
              kind: 'error',
              title: t('message.failed'),
              description: errorMessage(tRequest, error),
            }),
        })
      }
    >
      <MessageCircle aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
      {t('message.open')}
    </Button>
  );
}
