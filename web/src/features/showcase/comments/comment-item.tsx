import type { Reply } from '@firstlight/contract/showcase/comments/comments.ts';
import { type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment, formatRecent } from '../../../lib/format-time.ts';
import { passFocusOn } from '../../../lib/pass-focus-on.ts';
import { useEditorFocus } from '../../../lib/use-editor-focus.ts';
import { PersonMenu } from '../../../parts/blocks/person-menu.tsx';
import { ReportButton } from '../../../parts/reports/report-button.tsx';
import { ReportedFold } from '../../../parts/reports/reported-fold.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentText } from './comment-text.tsx';
import { useEditComment } from './comments.api.ts';
import { FoldedComment } from './folded-comment.tsx';
import { useRemoval } from './use-removal.ts';

interface CommentItemProps {
  projectId: string;
  comment: Reply;
  onReply?: () => void;
  replyRef?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

export function CommentItem({ projectId, comment, onReply, replyRef, children }: CommentItemProps) {
  const { t } = useTranslation('comments');
  const [isEditing, setEditing] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const edit = useEditComment(projectId, comment.id);
  const remove = useRemoval(projectId);
  const focus = useEditorFocus<HTMLDivElement>(isEditing);
  const name = comment.author?.name ?? t('deletedAccount');
  const reported = { kind: 'comment', address: comment.id, person: comment.author ?? undefined } as const;
  if (comment.body === null) {
    return (
      <li className="flex flex-col gap-3 py-4">
        <p className="text-ink-faint italic">{t(comment.isTakenDown ? 'takenDown' : 'deleted')}</p>
        {children}
      </li>
    );
  }
  if (comment.isBlocked && !isUnfolded) {
    return <FoldedComment onShow={() => setUnfolded(true)}>{children}</FoldedComment>;
  }
  return (
    <li className="flex gap-3 py-4">
      <Avatar name={name} decorative size="sm" />
      <div ref={focus.editor} className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Heading comment={comment} name={name} />
        {isEditing ? (
          <CommentForm
            label={t('edit.label')}
            sendLabel={t('edit.save')}
            given={comment.body}
            send={edit}
            onDone={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <ReportedFold reported={reported}>
            <CommentText text={comment.body} mentions={comment.mentions} />
          </ReportedFold>
        )}
        {comment.isTakenDown && <p className="text-ink-muted text-small">{t('takenDownOwn')}</p>}
        {!isEditing && (
          <div className="-ml-3 flex flex-wrap items-center">
            {comment.can.reply && onReply && (
              <Act
                ref={replyRef}
                label={t('reply.open', { name })}
                onPress={onReply}
                word={t('reply.word')}
              />
            )}
            {comment.can.edit && (
              <Act
                ref={focus.opener}
                label={t('edit.open')}
                onPress={() => setEditing(true)}
                word={t('edit.word')}
              />
            )}
            {comment.can.remove && (
              <Act
                label={t('remove.open')}
                onPress={(event) => {
                  passFocusOn(event);
                  remove(comment);
                }}
                word={t('remove.word')}
              />
            )}
            {comment.can.block && comment.author && (
              <PersonMenu
                size="sm"
                person={comment.author}
                isBlocked={comment.isBlocked}
                reported={reported}
              />
            )}
            {!comment.can.block && !comment.can.edit && <ReportButton reported={reported} />}
          </div>
        )}
        {children}
      </div>
    </li>
  );
}

function Heading({ comment, name }: { comment: Reply; name: string }) {
  const { t, i18n } = useTranslation('comments');
  const written = new Date(comment.writtenAt);
  return (
    <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-normal font-text text-small">
      {comment.author ? (
        <Link to={`/profile/${comment.author.username}`} className="font-semibold text-body hover:underline">
          {name}
        </Link>
      ) : (
        <span className="font-semibold text-body text-ink-muted">{name}</span>
      )}
      {comment.isMaker && <Badge tone="gold">{t('maker')}</Badge>}
      <time
        dateTime={comment.writtenAt}
        title={formatMoment(written, i18n.language)}
        className="text-ink-faint"
      >
        {formatRecent(written, i18n.language)}
      </time>
      {comment.isEdited && <span className="text-ink-faint">{t('edited')}</span>}
    </h3>
  );
}

interface ActProps {
  label: string;
  word: string;
  onPress: (event: MouseEvent) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

function Act({ label, word, onPress, ref }: ActProps) {
  return (
    <Button ref={ref} size="sm" variant="ghost" onClick={onPress} aria-label={label}>
      {word}
    </Button>
  );
}
