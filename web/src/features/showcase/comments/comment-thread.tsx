import type { Comment } from '@firstlight/contract/showcase/comments/comments.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorFocus } from '../../../lib/use-editor-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { repliesOf, useWriteComment } from './comments.api.ts';

/** A comment with its replies: the first ones at once, the rest when asked for. */
export function CommentThread({ projectId, comment }: { projectId: string; comment: Comment }) {
  const { t } = useTranslation('comments');
  const [isReplying, setReplying] = useState(false);
  const focus = useEditorFocus<HTMLDivElement>(isReplying);
  const [isOpen, setOpen] = useState(false);
  const write = useWriteComment(projectId, comment.id);
  const all = useInfiniteQuery({ ...repliesOf(projectId, comment.id), enabled: isOpen });
  const replies = all.data?.pages.flatMap((page) => page.items) ?? comment.replies;
  const hidden = comment.replyCount - replies.length;
  const showMore = () => (isOpen ? void all.fetchNextPage() : setOpen(true));
  return (
    <CommentItem
      projectId={projectId}
      comment={comment}
      onReply={() => setReplying(true)}
      replyRef={focus.opener}
    >
      {replies.length > 0 && (
        <ul className="border-line border-l-2 pl-4">
          {replies.map((reply) => (
            <CommentItem key={reply.id} projectId={projectId} comment={reply} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button size="sm" variant="ghost" loading={isOpen && all.isFetching} onClick={showMore}>
            {t('moreReplies', { count: hidden })}
          </Button>
        </div>
      )}
      {isReplying && (
        <div ref={focus.editor}>
          <CommentForm
            label={t('reply.label')}
            sendLabel={t('reply.send')}
            place={{ projectId, parentId: comment.id }}
            send={write}
            onDone={() => setReplying(false)}
            onCancel={() => setReplying(false)}
          />
        </div>
      )}
    </CommentItem>
  );
}
