import { useState } from 'react';
import { ProgressLine } from '../../parts/projects/progress-line.tsx';
import { ProjectCard, wholeCardLink } from '../../parts/projects/project-card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HalfSunGlyph } from '../../ui/glyphs/half-sun-glyph.tsx';
import { DawnMeter } from '../../ui/picture/dawn-meter.tsx';
import { DawnSpinner } from '../../ui/picture/dawn-spinner.tsx';
import { Specimen } from './section.tsx';

const validated = (
  <Badge tone="gold" icon={<HalfSunGlyph />}>
    Validated
  </Badge>
);

function link(name: string) {
  return (
    <a href="#cards" className={wholeCardLink}>
      {name}
    </a>
  );
}

export function Cards() {
  return (
    <>
      <Specimen label="Card" layout="grid">
        <Card>A card holds one thing.</Card>
        <Card interactive>This one answers to the pointer.</Card>
      </Specimen>
      <Specimen label="Project card: grid, with Validated, tested, hidden" layout="grid">
        <GridCards />
      </Specimen>
      <Specimen label="Project card: list and compact" layout="column">
        <ProjectCard
          covered={{ id: 'basil', name: 'Basil', categories: ['food'] }}
          look="list"
          title={link('Basil')}
          pitch="Turns what is left in the fridge into one plan for the week."
          categories={['Food']}
          progress={<ProgressLine project={{ feedbackCount: 5, rating: 4.1, validated: false }} />}
          headingLevel={4}
        />
        <ProjectCard
          covered={{ id: 'loop', name: 'Loop', categories: ['health'] }}
          look="compact"
          title={link('Loop')}
          pitch="A running club for people who hate running."
          categories={['Health']}
          progress={<ProgressLine project={{ feedbackCount: 3, rating: null, validated: false }} />}
          headingLevel={4}
        />
      </Specimen>
      <Specimen label="Dawn meter: 0, 3, 8 and 10 of 10" layout="grid">
        {[0, 3, 8].map((value) => (
          <DawnMeter
            key={value}
            label={`${value} notes`}
            value={value}
            max={10}
            ends={['0', 'Validated at 10']}
          />
        ))}
        <Sunrise />
        <DawnMeter label="Inline, 4 of 6 steps" value={4} max={6} look="inline" />
        <DawnSpinner labelled />
      </Specimen>
    </>
  );
}

function GridCards() {
  return (
    <>
      <ProjectCard
        covered={{ id: 'harbour', name: 'Harbour', categories: ['local', 'food'] }}
        title={link('Harbour')}
        pitch="Shows which stall at the market still has what you came for."
        categories={['Local', 'Food']}
        progress={<ProgressLine project={{ feedbackCount: 18, rating: 4.8, validated: true }} />}
        badge={validated}
        headingLevel={4}
      />
      <ProjectCard
        covered={{ id: 'quill', name: 'Quill', categories: ['education', 'ai'] }}
        title={link('Quill')}
        pitch="Marks forty essays with you, not for you: you keep the last word on every line."
        categories={['Education', 'AI']}
        progress={<ProgressLine project={{ feedbackCount: 6, rating: 3.9, validated: false }} />}
        badge={<Badge tone="leaf">Tested by you</Badge>}
        headingLevel={4}
      />
      <ProjectCard
        covered={{ id: 'lantern', name: 'Lantern', categories: ['finance'] }}
        title={link('Lantern')}
        pitch="Invoices in the language of whoever pays them."
        categories={['Finance']}
        progress={<ProgressLine project={{ feedbackCount: 0, rating: null, validated: false }} />}
        badge={<Badge tone="outline">Hidden</Badge>}
        dimmed
        headingLevel={4}
      />
    </>
  );
}

function Sunrise() {
  const [round, setRound] = useState(0);
  return (
    <div className="flex flex-col items-start gap-3">
      <DawnMeter
        key={round}
        label="10 notes"
        value={10}
        max={10}
        ends={['0', 'Validated']}
        celebrate
        className="w-full"
      />
      <Button size="sm" onClick={() => setRound(round + 1)}>
        Play the sunrise
      </Button>
    </div>
  );
}
