import { TextSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx';
import type { MessageSearchProps } from './search/message-search.tsx';

const MessageSearch = lazyDialog(async () => (await import('./search/message-search.tsx')).MessageSearch);

/** Opens the search in what was written; what draws it is fetched with the first press. */
export function MessageSearchButton(props: Omit<MessageSearchProps, 'onClose'>) {
  const { t } = useTranslation('channels');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t(`search.title.${props.scope.kind}`)}
        icon={<TextSearch aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <MessageSearch {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
