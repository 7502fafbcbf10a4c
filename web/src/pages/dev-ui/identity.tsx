import { Flame, Pencil, Snowflake } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { HalfSunGlyph } from '../../ui/glyphs/half-sun-glyph.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { AvatarStack } from '../../ui/picture/avatar-stack.tsx';
import { Specimen } from './section.tsx';

const people = ['Maya Roux', 'Tom Baert', 'Inès Delmas', 'Kofi Mensah', 'Ana Lima', 'Jo Park'];
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#234a6e"/><circle cx="20" cy="30" r="13" fill="#ff8534"/></svg>',
)}`;

export function Identity() {
  return (
    <>
      <Specimen label="Badge">
        <Badge tone="gold" size="md" icon={<HalfSunGlyph />}>
          Validated
        </Badge>
        <Badge tone="sky">Maker</Badge>
        <Badge tone="outline">Tester</Badge>
        <Badge tone="neutral" icon={<Pencil aria-hidden="true" />}>
          edited
        </Badge>
        <Badge tone="sky" icon={<Snowflake aria-hidden="true" />}>
          Frozen
        </Badge>
        <Badge tone="ember">New</Badge>
        <Badge tone="night" icon={<Flame aria-hidden="true" />}>
          Popular
        </Badge>
        <Badge tone="leaf">Saved</Badge>
        <Badge tone="rose">Hidden</Badge>
      </Specimen>
      <Specimen label="Avatar: picture, initials, moon for the unnamed, presence">
        <Avatar name="Maya Roux" src={picture} presence="online" />
        <Avatar name="Tom Baert" presence="away" />
        <Avatar name="Inès Delmas" presence="offline" />
        {['Tester 1', 'Tester 2', 'Tester 3', 'Tester 4', 'Tester 5'].map((alias) => (
          <Avatar key={alias} name={alias} anonymous />
        ))}
      </Specimen>
      <Specimen label="Avatar: sizes, stack">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Kofi Mensah" size={size} />
        ))}
        <AvatarStack people={people.map((name) => ({ name }))} />
      </Specimen>
    </>
  );
}
