import { clsx } from 'clsx';
import { Logo, Wordmark } from '../../ui/picture/logo.tsx';
import { Specimen } from './section.tsx';

const colours = [
  ['canvas', 'bg-canvas text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['raised', 'bg-raised text-ink-muted'],
  ['sunken', 'bg-sunken text-ink-faint'],
  ['sun', 'bg-sun text-on-sun'],
  ['night', 'bg-night text-on-night'],
  ['ember', 'bg-ember-soft text-ember'],
  ['sky', 'bg-sky-soft text-sky'],
  ['gold', 'bg-gold-soft text-gold'],
  ['leaf', 'bg-leaf-soft text-leaf'],
  ['rose', 'bg-rose-soft text-rose'],
  ['danger', 'bg-rose text-on-danger'],
] as const;

const sizes = [
  ['text-display font-display', 'Display'],
  ['text-h1 font-display', 'Heading one'],
  ['text-h2 font-display', 'Heading two'],
  ['text-h3 font-display', 'Heading three'],
  ['text-lead', 'Lead: what a page is about, in a sentence.'],
  ['text-body', 'Body: « Ça y est, l’œuvre coûte 12 € », dit-elle… naïvement.'],
  ['text-small', 'Small: captions, hints and the like.'],
  ['log', 'Log: 8 notes · 4.6/5 · first light T+2h'],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen label="Colour, each with the text it carries">
        {colours.map(([name, look]) => (
          <span
            key={name}
            className={clsx(
              'grid h-16 w-28 place-items-center rounded-control border border-line font-medium',
              look,
            )}
          >
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen label="Type" layout="column">
        {sizes.map(([look, words]) => (
          <p key={look} className={clsx('w-max max-w-[calc(100vw-3rem)]', look)}>
            {words}
          </p>
        ))}
      </Specimen>
      <Specimen label="Mark" layout="row">
        <Wordmark />
        <Logo className="size-12" />
        <Logo className="size-5" />
        <span className="rounded-card bg-[#10243a] p-4 text-[#f3f8fc]">
          <Logo className="size-10" />
        </span>
        <a className="link" href="#foundations">
          A link in a sentence
        </a>
      </Specimen>
      <Specimen label="Sky by the hour" layout="grid">
        {(['dawn', 'day', 'dusk', 'night'] as const).map((hour) => (
          <div
            key={hour}
            data-sky={hour}
            className="sky-field rounded-t-card border-ink-muted border-b p-4 pb-14"
          >
            <p className="log">{hour}</p>
          </div>
        ))}
      </Specimen>
    </>
  );
}
