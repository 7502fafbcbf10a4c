import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import {
  type FocusEvent,
  Fragment,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSeen } from '../seen/use-seen.ts';
import type { ChannelState, ChannelStore } from '../window/channel-store.ts';
import type { ChannelWindow } from '../window/channel-window.ts';
import { Arrivals } from './arrivals.tsx';
import { DayHeading } from './day-heading.tsx';
import { EarlierRow } from './earlier-row.tsx';
import { JumpPills } from './jump-pills.tsx';
import { type LogActs, LogActsContext } from './log-acts.ts';
import { logItems, unreadIn } from './log-items.ts';
import { MessageRow } from './message-row.tsx';
import { UnreadDivider } from './unread-divider.tsx';
import { UnsentRow } from './unsent-row.tsx';
import { useAskedPlace } from './use-asked-place.ts';
import { useHeldPlace } from './use-held-place.ts';
import { useLogKeys } from './use-log-keys.ts';
import { useLogPlace } from './use-log-place.ts';

interface ChannelLogProps {
  store: ChannelStore;
  state: ChannelState;
  window: ChannelWindow;
  label: string;
  me: Pick<Me, 'name' | 'avatar'>;
  acts: Omit<LogActs, 'jumpTo'>;
  editing: number | undefined;
  /** What stands there while nobody has written anything. */
  empty: ReactNode;
  /** The reader has said that they want to read it later: nothing counts as seen until they come back. */
  isUnread: boolean;
  onMarked: () => void;
}

const none: readonly never[] = [];

/** What was said, oldest first, in a scroller whose origin is its end: what is put before moves nothing. */
export function ChannelLog(props: ChannelLogProps) {
  const { store, state, window, label, me, editing, empty, onMarked } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  // Where the reader stopped when they came; it stays there until they leave.
  const [unread] = useState(() => unreadIn(window.messages, state.readSeq, props.acts.ownUsername));
  const moved = useHeldPlace(scroller, content);
  const waiting = state.unsent.filter(({ id }) => !window.messages.some((message) => message.id === id));
  const latestOwn = waiting.at(-1)?.id;
  const place = useLogPlace({ scroller, store, window, unread: unread?.seq, latestOwn, moved });
  const { jumpTo } = place;
  useAskedPlace(jumpTo);
  const acts = useMemo(() => ({ ...props.acts, jumpTo }), [props.acts, jumpTo]);
  const pressKey = useLogKeys(window.messages, acts, place.toEnd);
  useSeen({
    channelId: store.channelId,
    scroller,
    readSeq: state.readSeq ?? 0,
    version: window.messages,
    isPaused: props.isUnread,
    // What lies behind the last row that is shown, if that is the end: rows of somebody limited since.
    end: window.hasLater ? undefined : { last: window.messages.at(-1)?.seq ?? 0, seq: window.at.seq },
    onMarked,
  });
  const items = useMemo(() => logItems(window.messages, unread?.seq), [window.messages, unread?.seq]);
  const entry = active ?? window.messages.at(-1)?.seq;

  const point = ({ target }: PointerEvent | FocusEvent) => {
    // An open menu belongs to its row until it is closed.
    if (content.current?.querySelector('[data-popup-open]')) return;
    const row = (target as Element).closest<HTMLElement>('[data-seq]');
    if (row) setActive(Number(row.dataset['seq']));
  };
  const isEmpty = window.messages.length === 0 && waiting.length === 0;
  return (
    <LogActsContext value={acts}>
      <div className="relative min-h-0 flex-1">
        <div
          ref={scroller}
          data-log=""
          onScroll={place.scrolled}
          className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] max-md:px-2"
        >
          <div
            ref={content}
            role="log"
            aria-label={label}
            aria-live="off"
            aria-busy={state.fetching !== undefined}
            onKeyDown={pressKey}
            onPointerOver={point}
            onFocus={point}
            className="mb-auto pt-2 pb-1"
          >
            <EarlierRow state={state} window={window} onRetry={() => void store.more('earlier')} />
            {isEmpty && empty}
            {items.map((item) =>
              item.kind === 'day' ? (
                <DayHeading key={item.day.toDateString()} day={item.day} />
              ) : item.kind === 'divider' ? (
                <Fragment key="divider">
                  {unread && <UnreadDivider count={shownCount(unread.count)} since={unread.since} />}
                </Fragment>
              ) : (
                <MessageRow
                  key={item.message.id}
                  message={item.message}
                  isFollowUp={item.isFollowUp}
                  reactions={window.own.get(item.message.seq) ?? none}
                  isEntry={item.message.seq === entry}
                  isActive={item.message.seq === active}
                  isEditing={item.message.seq === editing}
                />
              ),
            )}
            {waiting.map((unsent, at) => (
              <UnsentRow
                key={unsent.id}
                unsent={unsent}
                me={me}
                isFollowUp={at > 0}
                onTryAgain={store.tryAgain}
                onDelete={() => store.drop(unsent.id)}
              />
            ))}
          </div>
        </div>
        <JumpPills place={place} unread={unread && { ...unread, shown: shownCount(unread.count) }} />
        <Arrivals window={window} ownUsername={acts.ownUsername} />
      </div>
    </LogActsContext>
  );
}

const shownCount = (count: number) =>
  count >= channelLimits.unreadMax ? `${channelLimits.unreadMax - 1}+` : `${count}`;
