import { useState } from 'react';
import { Rating } from '../../parts/rating/rating.tsx';
import { RatingValue } from '../../parts/rating/rating-value.tsx';
import { Chip, RemovableChip } from '../../ui/chip.tsx';
import { chipClasses } from '../../ui/chip-classes.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { Specimen } from './section.tsx';

const roles = [
  { value: 'creator', label: 'I make things', description: 'Post projects and read the notes on them.' },
  { value: 'tester', label: 'I try things', description: 'Get a feed of new projects to look at first.' },
  { value: 'both', label: 'Both', description: 'Most people end up here.' },
] as const;

export function Choices() {
  return (
    <>
      <Specimen label="Checkbox: plain, mixed, error, disabled, card" layout="grid">
        <Checkbox label="Send me the weekly letter" defaultChecked />
        <Checkbox label="All categories" indeterminate />
        <Checkbox label="I have read the terms" invalid description="Needed to go on." />
        <Checkbox label="Cannot be changed" disabled defaultChecked />
        <Checkbox
          look="card"
          label="Private group"
          description="People need a code or ask to join."
          defaultChecked
        />
        <Checkbox look="card" label="Show my profile" description="To people who are signed in." />
      </Specimen>
      <Specimen label="Radio cards: with description, error, plain, disabled" layout="grid">
        <RadioCards legend="What brings you here?" options={roles} defaultValue="tester" />
        <RadioCards legend="What brings you here?" options={roles.slice(0, 2)} error="Choose one to go on." />
        <div className="flex flex-col gap-5">
          <RadioCards legend="How often?" look="plain" defaultValue="week" options={rhythms} />
          <RadioCards legend="Disabled" look="plain" defaultValue="week" options={rhythms} disabled />
        </div>
      </Specimen>
      <Specimen label="Switch: off, on, disabled, and one whose saving fails" layout="grid">
        <Switches />
      </Specimen>
      <Specimen label="Rating: to give, and to read" layout="grid">
        <Ratings />
      </Specimen>
      <Specimen label="Chip: filter, count, disabled, removable, tag">
        <Chips />
      </Specimen>
    </>
  );
}

const rhythms = [
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
] as const;

function Switches() {
  const [shown, setShown] = useState(true);
  const [keys, setKeys] = useState(false);
  return (
    <>
      <Switch label="Visible" description="Anyone can find it." checked={shown} onChange={setShown} />
      <Switch label="Single-key shortcuts" checked={keys} onChange={setKeys} />
      <Switch label="Disabled" checked disabled onChange={() => undefined} />
      <Switch
        label="Fails after a second"
        checked={false}
        onChange={() => new Promise((_, reject) => setTimeout(reject, 1000))}
      />
    </>
  );
}

function Ratings() {
  const [rating, setRating] = useState<number | null>(4);
  return (
    <>
      <Rating
        label="Your rating"
        value={rating}
        onChange={setRating}
        words={['Not for me', 'Needs work', 'Fair', 'Good', 'Excellent']}
      />
      <Rating label="Rating with an error" value={null} onChange={setRating} invalid />
      <Rating label="Disabled rating" value={3} onChange={setRating} disabled />
      <RatingValue value={4.6} count={18} />
      <RatingValue value={3.2} look="full" />
    </>
  );
}

function Chips() {
  const [on, setOn] = useState(true);
  const [off, setOff] = useState(false);
  return (
    <>
      <Chip pressed={on} onChange={setOn}>
        Validated only
      </Chip>
      <Chip pressed={off} onChange={setOff} count={12}>
        Food
      </Chip>
      <Chip pressed={false} onChange={setOff} disabled>
        Health
      </Chip>
      <RemovableChip name="Local" onRemove={() => undefined} />
      <span className={chipClasses({ kind: 'static' })}>Finance</span>
    </>
  );
}
