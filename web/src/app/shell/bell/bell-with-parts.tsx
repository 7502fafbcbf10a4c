import { Bell } from '../../../features/outreach/notifications/bell.tsx';
import { KindParts, type KindPartsByKind } from '../../../lib/notifications/kind-parts.ts';

/** What features add to the lines of their own kinds: `<word>.notifications.ts` in their folders. */
const modules = import.meta.glob<Record<string, KindPartsByKind>>(
  '../../../features/*/*/*.notifications.{ts,tsx}',
  { eager: true },
);
const kindParts: KindPartsByKind = Object.assign({}, ...Object.values(modules).flatMap(Object.values));

export function BellWithParts() {
  return (
    <KindParts value={kindParts}>
      <Bell />
    </KindParts>
  );
}
