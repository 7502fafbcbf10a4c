import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { FoundMessages } from './found-messages.tsx';
import type { Hit, SearchScope } from './message-search.api.ts';
import { useArrows } from './use-arrows.ts';

export interface MessageSearchProps {
  scope: SearchScope;
  /** Where a hit stands, and what that place is called. */
  placeOf: (hit: Hit) => { to: string; name?: string | undefined };
  onClose: () => void;
}

/** Looks for words once they are sent off: each look costs, and twenty a minute are enough. */
export function MessageSearch({ scope, placeOf, onClose }: MessageSearchProps) {
  const { t } = useTranslation('channels');
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`search.title.${scope.kind}`)}
      initialFocus={field}
    >
      <SearchFrame field={field}>
        <form
          className="flex items-center gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setWords(typed.trim());
          }}
        >
          <TextInput
            ref={field}
            type="search"
            enterKeyHint="search"
            aria-label={t('search.field')}
            maxLength={channelLimits.searchMax}
            prefix={<Search aria-hidden="true" />}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit">{t('search.go')}</Button>
        </form>
        {words === '' ? (
          <p className="text-ink-muted text-small">{t('search.hint')}</p>
        ) : (
          <FoundMessages key={words} scope={scope} words={words} placeOf={placeOf} onChoose={onClose} />
        )}
      </SearchFrame>
    </Dialog>
  );
}

interface SearchFrameProps {
  field: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** Drawn with the dialog, so that its keys are heard from the start. */
function SearchFrame({ field, children }: SearchFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useArrows(frame, field);
  return (
    <div ref={frame} className="flex flex-col gap-4">
      {children}
    </div>
  );
}
