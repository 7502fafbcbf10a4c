import { minimumFeedbackRules, publicationRules } from '@firstlight/contract/rules.ts';
import type { Expectation, Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { useTranslation } from 'react-i18next';

const { total } = minimumFeedbackRules;
const days = valueRules.closedAfterHours / 24;
const sun = 52;
const ground = 104;

interface LiveHorizonProps {
  figures: Figures;
  /** On the dashboard, below its title. */
  isFirstDay?: boolean;
}

/** The sky over a project: its name, what may be expected, and the horizon as a meter that the sun climbs along. */
export function LiveHorizon({ figures: { ledger, expectation }, isFirstDay = false }: LiveHorizonProps) {
  const { t } = useTranslation('published');
  const responses = Math.min(ledger.feedbackCount + ledger.skipCount, total);
  const Heading = isFirstDay ? 'h2' : 'h1';
  const isAsking = expectation.state === 'first' || expectation.state === 'minimum';
  return (
    <header className="flex flex-col gap-5">
      <div className="sky-field overflow-hidden rounded-t-card pt-8 dark:[--sky-hour:#0b1826,#1b2c40_46%,#4a4048_80%,#8a5433]">
        <div className="flex flex-col gap-3 px-5 sm:px-10">
          <p className="log">{isFirstDay ? ledger.name : t('now')}</p>
          <Heading className="font-display text-[clamp(2.25rem,1.5rem+3vw,3.25rem)] leading-[1.05] tracking-[-0.02em] [font-weight:640] [overflow-wrap:anywhere]">
            {isFirstDay ? t('live.firstDay') : t('title', { name: ledger.name })}
          </Heading>
          <div className="max-w-[40rem] text-lead">
            <Expected expectation={expectation} />
          </div>
        </div>
        <Skyline responses={responses} />
      </div>
      <Legend responses={responses} />
      {isAsking && (
        <p className="flex items-baseline gap-3 pl-1">
          <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-sun ring-4 ring-sun/25" />
          <span>
            {!isFirstDay && <strong>{t('live.asking')}</strong>}{' '}
            <span className="text-ink-muted">
              {t('live.updates', { minutes: publicationRules.everyMinutes })}
            </span>
          </span>
        </p>
      )}
    </header>
  );
}

/** What the distribution expects. Where it knows nothing, nothing is said; where testers are few, that. */
function Expected({ expectation }: { expectation: Expectation }) {
  const { t } = useTranslation('published');
  const { t: tCategory } = useTranslation('categories');
  const { state, half, areTestersFew, scarcest } = expectation;
  if (state === 'met' || state === 'paused' || state === 'closed') return <p>{t(state, { total })}</p>;
  if (areTestersFew && scarcest)
    return <p>{t('short', { category: tCategory(`names.${scarcest}`), total, days })}</p>;
  const hours = half === null ? null : Math.max(1, Math.ceil(half));
  return (
    <>
      {state === 'first' && hours !== null && (
        <p>
          {t('half', {
            time: hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.ceil(hours / 24) }),
          })}
        </p>
      )}
      <p>{t('asking', { total, days })}</p>
    </>
  );
}

/** Six tall ticks, from now to the minimum; the sun stands at the count reached. */
function Skyline({ responses }: { responses: number }) {
  const { t } = useTranslation('published');
  const reached = responses / total;
  const at = (count: number) => `${4 + (count / total) * 92}%`;
  return (
    <div className="mt-4">
      <meter
        className="sr-only"
        aria-label={t('horizon.label', { value: responses, total })}
        min={0}
        max={total}
        value={responses}
      />
      <svg aria-hidden="true" width="100%" height={ground + 18} className="block">
        <svg aria-hidden="true" width="100%" height={ground} overflow="hidden">
          {/* Whole at both ends: it leans inwards by as much as it would stand out. */}
          <g transform={`translate(${sun * 0.9 * (1 - 2 * reached)} 0)`}>
            <circle
              key={responses}
              cx={at(responses)}
              cy={ground + 8 - reached * (sun + 8)}
              r={sun}
              className="animate-sunrise fill-sun"
            />
          </g>
        </svg>
        <rect y={ground} width="100%" height={18} className="fill-canvas" />
        <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-ink" strokeWidth="1.5" />
        {Array.from({ length: total + 1 }, (_, count) => count).map((count) => (
          <line
            key={count}
            x1={at(count)}
            x2={at(count)}
            y1={ground}
            y2={ground + 16}
            className="stroke-ink"
            strokeWidth="2"
          />
        ))}
      </svg>
    </div>
  );
}

function Legend({ responses }: { responses: number }) {
  const { t } = useTranslation('published');
  return (
    <div aria-hidden="true" className="-mt-4 flex justify-between gap-4 px-[4%] text-small">
      <p>
        <span className="log block font-semibold">{t('horizon.now')}</span>
        <span className="text-ink-muted">{t('horizon.reached', { value: responses, total })}</span>
      </p>
      <p className="text-right">
        <span className="log block">{t('horizon.last', { total })}</span>
        <span className="text-ink-muted">{t('horizon.promise')}</span>
      </p>
    </div>
  );
}
