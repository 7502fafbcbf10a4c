import { messageRules } from '@firstlight/contract/rules.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { clsx } from 'clsx';
import { ArrowUp, Hourglass } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entersLine } from './enters-line.ts';
import { MentionPopup } from './mention-popup.tsx';
import { ReplyBar } from './reply-bar.tsx';
import { useMentionList } from './use-mention-list.ts';
import type { Mentionable } from './use-mentionable.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { useSlowMode } from './use-slow-mode.ts';
import { useTellTyping } from './use-tell-typing.ts';

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  channelId: string;
  label: string;
  slowSeconds: number;
  /** Whether others see that the user is writing. */
  isTypingShown: boolean;
  replyingTo: Message | undefined;
  onCancelReply: () => void;
  onSend: (text: string) => void;
  mentionable: Mentionable | undefined;
  /** ↑ in the empty field. */
  onEditLast: () => void;
}

/** The counter is seen from here on. */
const countedFrom = 0.8;

/** With another key it means something else, as going to another channel. */
const isHeldWith = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Enter sends. What is too long can still be pressed to be sent, and says why it is not. */
export function Composer(props: ComposerProps) {
  const { ref, channelId, label, slowSeconds, replyingTo, onCancelReply, onSend, onEditLast } = props;
  const { t } = useTranslation('channels');
  const { t: tUi } = useTranslation('ui');
  const [text, setText] = useMessageDraft(channelId);
  const [isRefused, setRefused] = useState(false);
  const [hint, slowHint] = [useId(), useId()];
  const slow = useSlowMode(channelId, slowSeconds);
  const tellTyping = useTellTyping(channelId, props.isTypingShown);
  const list = useMentionList({ field: ref, text, setText, mentionable: props.mentionable });
  const written = text.trim();
  const excess = written.length - messageRules.textMax;

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (written === '') return;
    if (excess > 0) return setRefused(true);
    if (slow.secondsLeft > 0) return;
    setRefused(false);
    setText('');
    slow.begin();
    onSend(written);
  }
  function press(event: KeyboardEvent) {
    if (list.press(event)) return;
    if (event.key === 'Escape' && replyingTo) onCancelReply();
    if (event.key === 'ArrowUp' && text === '' && !isHeldWith(event)) {
      event.preventDefault();
      onEditLast();
    }
    if (event.key === 'Enter' && !entersLine(event)) submit(event);
  }
  return (
    // Beside it there is room for the help button.
    <form onSubmit={submit} className="px-4 pb-4 max-md:px-3 max-md:pb-3 md:pr-20">
      {replyingTo && <ReplyBar message={replyingTo} onCancel={onCancelReply} />}
      <MentionPopup list={list} />
      <div
        className={clsx(
          'flex items-end gap-2 rounded-card border border-line-strong bg-surface p-1.5 pl-4',
          'focus-within:border-focus focus-within:outline-1 focus-within:outline-focus',
        )}
      >
        <textarea
          ref={ref}
          rows={1}
          value={text}
          aria-label={label}
          aria-describedby={isRefused && excess > 0 ? hint : slowSeconds > 0 ? slowHint : undefined}
          aria-invalid={isRefused && excess > 0}
          placeholder={label}
          {...list.aria}
          onChange={(event) => {
            setText(event.target.value);
            tellTyping(event.target.value);
            list.look(event.target);
          }}
          onSelect={(event) => list.look(event.currentTarget)}
          onKeyDown={press}
          className="field-sizing-content max-h-60 min-h-10 min-w-0 flex-1 resize-none bg-transparent py-2 text-body leading-6 outline-none"
        />
        <button
          type="submit"
          aria-label={t('send')}
          className={clsx(
            'grid size-10 shrink-0 place-items-center rounded-control border pointer-coarse:size-11',
            written === '' || slow.secondsLeft > 0
              ? 'border-transparent text-ink-muted'
              : 'border-sun-edge/50 bg-sun text-on-sun hover:bg-sun-hover',
          )}
        >
          <ArrowUp aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
      </div>
      <div className="flex items-center justify-between gap-3 pr-2 empty:hidden">
        {isRefused && excess > 0 && (
          <p id={hint} role="alert" className="text-rose text-small">
            {t('tooLong', { count: excess })}
          </p>
        )}
        {slowSeconds > 0 && !(isRefused && excess > 0) && (
          <p className="flex items-center gap-1.5 pt-1 text-[0.8125rem] text-ink-muted leading-snug">
            <Hourglass aria-hidden="true" className="size-3.5 shrink-0" />
            <span id={slowHint}>{t('slow.every', { seconds: slowSeconds })}</span>
            {slow.secondsLeft > 0 && (
              <span aria-hidden="true">{t('slow.left', { seconds: slow.secondsLeft })}</span>
            )}
          </p>
        )}
        {written.length >= messageRules.textMax * countedFrom && (
          <p
            role="note"
            aria-label={tUi('counter.used', { length: written.length, limit: messageRules.textMax })}
            className={clsx('log ml-auto', excess > 0 ? 'font-semibold text-rose' : 'text-ink-muted')}
          >
            {written.length} / {messageRules.textMax}
          </p>
        )}
      </div>
    </form>
  );
}
