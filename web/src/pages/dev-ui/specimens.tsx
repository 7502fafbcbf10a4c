import { ProgressLine } from '../../parts/projects/progress-line.tsx';
import { ProjectCard } from '../../parts/projects/project-card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { BarList } from '../../ui/bar-list.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Card } from '../../ui/card.tsx';
import { HalfSunGlyph } from '../../ui/glyphs/half-sun-glyph.tsx';
import { Logo } from '../../ui/picture/logo.tsx';
import { ChatSpecimen } from './chat-specimen.tsx';
import { SkipSpecimen } from './skip-specimen.tsx';

/** The pieces of the design's pictures, put together from the parts below. */
export function Specimens() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Tidepool />
        <Card>
          <h3 className="log mb-4 font-normal text-ink-muted">Why people skipped · 30 days</h3>
          <BarList label="Why people skipped" locale="en" bars={reasons} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <SkipSpecimen />
        <ChatSpecimen />
        <Card>
          <h3 className="log mb-3 font-normal text-ink-muted">Badge</h3>
          <EmbeddedBadge />
        </Card>
      </div>
    </div>
  );
}

const reasons = [
  { label: 'Unclear value', share: 0.41 },
  { label: 'Not relevant', share: 0.27 },
  { label: 'Too complex', share: 0.18 },
  { label: 'Not my profile', share: 0.09 },
  { label: 'Other', share: 0.05 },
];

function Tidepool() {
  return (
    <ProjectCard
      covered={{ id: 'tidepool', name: 'Tidepool', categories: ['finance', 'local'] }}
      look="feed"
      title="Tidepool"
      pitch="Splits a café’s daily takings between staff the moment the till closes."
      categories={['Finance', 'Local']}
      facts="First light T+2h"
      badge={
        <Badge tone="gold" size="md" icon={<HalfSunGlyph />}>
          Example
        </Badge>
      }
      progress={<ProgressLine project={{ feedbackCount: 4, rating: 4.6, validated: false }} look="full" />}
      actions={
        <>
          <Button variant="sun" aria-keyshortcuts="t">
            Test it <Kbd>T</Kbd>
          </Button>
          <Button aria-keyshortcuts="s">
            Skip <Kbd>S</Kbd>
          </Button>
          <p className="log text-ink-muted sm:ml-auto">J / K to move</p>
        </>
      }
    />
  );
}

function EmbeddedBadge() {
  return (
    <div className="inline-flex items-center gap-3 rounded-control border border-line-strong px-3 py-2">
      <Logo className="size-8" />
      <span className="flex flex-col">
        <span className="log text-[0.5625rem] text-ink-muted">Validated on</span>
        <span className="font-display font-semibold text-lead leading-tight">Firstlight</span>
      </span>
      <span className="ml-8 font-semibold tabular-nums">4.6/5</span>
    </div>
  );
}
