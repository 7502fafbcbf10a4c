import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';

export function ChatSpecimen() {
  return (
    <Card>
      <div className="mb-3 flex items-baseline justify-between">
        <h3 className="font-semibold font-text text-body"># general</h3>
        <p className="log text-ink-muted">3 online</p>
      </div>
      <Message author="Maya" time="07:12">
        Pushed a new onboarding. Two screens instead of five.
      </Message>
      <div className="my-3 flex items-center gap-3 font-semibold text-ember text-small">
        <span aria-hidden="true" className="h-px flex-1 bg-ember" />
        New
      </div>
      <Message author="Tom" time="07:31">
        <mark className="rounded-chip bg-sky-soft px-1 font-semibold text-sky">@maya</mark> much faster. The
        CTA still says “Continue” twice.
      </Message>
    </Card>
  );
}

function Message({ author, time, children }: { author: string; time: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Avatar name={author} decorative size="md" />
      <div className="min-w-0">
        <p>
          <strong className="font-semibold">{author}</strong>{' '}
          <time dateTime={time} className="log text-ink-muted">
            {time}
          </time>
        </p>
        <p>{children}</p>
      </div>
    </div>
  );
}
