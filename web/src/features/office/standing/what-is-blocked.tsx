import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { Ban, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDayName, nearness } from './standing-times.ts';

const ways = [
  { key: 'contact', to: '/contact' },
  { key: 'export', to: '/leave#export-title' },
  { key: 'delete', to: '/leave#danger-title' },
] as const;

/** What a suspended person cannot do until the end, and what nobody takes from them. */
export function WhatIsBlocked({ sanction, now }: { sanction: OwnSanction; now: Date }) {
  const { t, i18n } = useTranslation('standing');
  // What ends, and was for something hidden, others see nothing of.
  const projects = sanction.isHidden && sanction.endsAt ? 'projectsSeen' : 'projects';
  const blocked = [projects, 'feedback', 'talk'] as const;
  const end = sanction.endsAt ? new Date(sanction.endsAt) : undefined;
  const until = end
    ? t(`blocked.${nearness(end, now)}`, { day: formatDayName(end, now, i18n.language) })
    : t('blocked.forGood');
  return (
    <div className="flex flex-col gap-5 px-1">
      <List title={until}>
        {blocked.map((key) => (
          <li key={key} className="flex gap-2.5">
            <Ban aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-rose" />
            {t(`blocked.${key}`)}
          </li>
        ))}
      </List>
      <List title={t('still.title')}>
        <li className="flex gap-2.5">
          <StillMark />
          {sanction.can.appeal ? t('still.read') : t('still.readOnly')}
        </li>
        {ways.map(({ key, to }) => (
          <li key={key} className="flex gap-2.5">
            <StillMark />
            <Link to={to} className="link pointer-coarse:-my-2.5 pointer-coarse:py-2.5">
              {t(`still.${key}`)}
            </Link>
          </li>
        ))}
      </List>
    </div>
  );
}

function StillMark() {
  return <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-leaf" />;
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="font-sans font-semibold text-base">{title}</h2>
      <ul className="flex flex-col gap-2.5 pointer-coarse:gap-4">{children}</ul>
    </section>
  );
}
