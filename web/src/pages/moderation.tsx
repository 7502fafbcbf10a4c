import { ModerationScreen } from '../features/office/cases/moderation-screen.tsx';
import { AdminOnly } from './admin/admin-only.tsx';

/** Whoever is asked for more, or waits, gets margins; the screen itself has none. */
export function Component() {
  return (
    <div className="[&:not(:has([data-queue]))]:p-7">
      <AdminOnly>{(me) => <ModerationScreen shortcuts={me.shortcuts} />}</AdminOnly>
    </div>
  );
}
