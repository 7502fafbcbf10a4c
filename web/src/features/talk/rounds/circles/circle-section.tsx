import { circleRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Circle } from '@firstlight/contract/talk/rounds/circles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatSiteDay } from '../../../../lib/format-time.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CircleCard } from './circle-card.tsx';
import { circlesIn } from './circles.api.ts';
import { OpenCircleDialog } from './open-circle-dialog.tsx';

/** The feedback circle of a group, and what came of those before. */
export function CircleSection({ group, username }: { group: Group; username: string }) {
  const { t, i18n } = useTranslation('rounds');
  const [isOpening, setOpening] = useState(false);
  const { data } = useQuery(circlesIn(group.id));
  if (!data || (data.items.length === 0 && !data.can.open)) return null;
  const { items, can, restsUntil } = data;
  const live = items.find(({ endedOn }) => endedOn === null);
  const ended = items.filter(({ endedOn }) => endedOn !== null);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-[0.9375rem]">{t('circles.title')}</h3>
      {live && <CircleCard group={group} circle={live} username={username} isResting={restsUntil !== null} />}
      {!live && (
        <p className="text-ink-muted">
          {t('circles.lead', { duties: circleRules.duties, count: circleRules.peopleMin })}
        </p>
      )}
      {restsUntil && (
        <p className="text-ink-muted text-small">
          {t('circles.rests', { day: formatDay(new Date(restsUntil), i18n.language) })}
        </p>
      )}
      {can.open && (
        <div>
          <Button onClick={() => setOpening(true)}>{t('circles.open')}</Button>
        </div>
      )}
      {ended.length > 0 && (
        <ul className="flex flex-col gap-1 text-ink-muted text-small">
          {ended.map((circle) => (
            <li key={circle.id}>
              <Ended circle={circle} />
            </li>
          ))}
        </ul>
      )}
      {isOpening && <OpenCircleDialog group={group} onClose={() => setOpening(false)} />}
    </section>
  );
}

function Ended({ circle: { state, notes, people, endedOn } }: { circle: Circle }) {
  const { t, i18n } = useTranslation('rounds');
  const day = formatSiteDay(endedOn ?? '', i18n.language);
  if (state === 'cancelled') return t('circles.cancelled', { day });
  return notes === null ? t('circles.few', { day }) : t('circles.closed', { day, people, count: notes });
}
