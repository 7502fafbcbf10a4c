import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { Copy, Ellipsis, Flag, MailWarning, Pencil, Reply, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../../../parts/reports/use-report.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { MenuItem } from '../../../../ui/overlay/menu-item.tsx';
import { canRemove, isOwn, reportedIn, useLogActs } from './log-acts.ts';
import { ReactPicker } from './react-picker.tsx';

interface MessageToolsProps {
  message: Message;
  text: string;
  own: readonly ReactionKind[];
}

/** Over the row, and in it for the keyboard: only the row that is pointed at or has focus bears them. */
export function MessageTools({ message, text, own }: MessageToolsProps) {
  const { t } = useTranslation('channels');
  const acts = useLogActs();
  return (
    <div
      data-tools=""
      className="absolute -top-3.5 right-2 z-10 flex rounded-control border border-line bg-raised shadow-e2"
    >
      {acts.canWrite && (
        <>
          <ReactPicker own={own} onToggle={(kind, isOn) => acts.react(message.seq, kind, isOn)} />
          <IconButton
            size="sm"
            label={t('tools.reply')}
            shortcut="R"
            icon={<Reply aria-hidden="true" />}
            onClick={() => acts.reply(message)}
          />
        </>
      )}
      <MoreMenu message={message} text={text} />
    </div>
  );
}

function MoreMenu({ message, text }: Pick<MessageToolsProps, 'message' | 'text'>) {
  const { t } = useTranslation('channels');
  const { t: tCommon } = useTranslation();
  const acts = useLogActs();
  const own = isOwn(acts, message);
  const { author } = message;
  const reported = { ...reportedIn(acts, message), person: author ?? undefined };
  const report = useReport(reported);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            label={t('tools.more')}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      >
        {own && acts.canWrite && (
          <MenuItem icon={<Pencil aria-hidden="true" />} shortcut="E" onSelect={() => acts.edit(message.seq)}>
            {t('tools.edit')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Copy aria-hidden="true" />}
          onSelect={() => void navigator.clipboard.writeText(text).catch(() => undefined)}
        >
          {t('tools.copy')}
        </MenuItem>
        {!own && (
          <MenuItem icon={<MailWarning aria-hidden="true" />} onSelect={() => acts.markUnread(message.seq)}>
            {t('tools.markUnread')}
          </MenuItem>
        )}
        {!own && (
          <MenuItem icon={<Flag aria-hidden="true" />} onSelect={report.ask}>
            {tCommon(`report.${reported.kind}`)}
          </MenuItem>
        )}
        {canRemove(acts, message) && (
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => acts.remove(message)}>
            {t('tools.remove')}
          </MenuItem>
        )}
      </Menu>
      {report.dialog}
    </>
  );
}
