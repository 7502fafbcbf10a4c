import { sections } from './sections.ts';

export function Intro() {
  return (
    <>
      <div className="sky-field relative isolate -mx-4 -mt-6 overflow-hidden px-4 pt-14 pb-24 sm:-mx-7 sm:px-7 md:-mx-10 md:px-10">
        <p className="log font-medium">Obs. log — 26 parts, 2 themes, 2 languages</p>
        <h1 className="mt-2 max-w-[14ch] text-display">Every part, in every light.</h1>
        <p className="mt-4 max-w-[34rem] text-lead">
          What the product is built from, with its states. Hover, press and tab through it: what you do here
          is what people will meet.
        </p>
        <svg
          viewBox="-260 -260 520 260"
          aria-hidden="true"
          className="absolute right-[-12%] bottom-0 -z-1 w-120 max-sm:opacity-50 lg:w-170"
        >
          <radialGradient id="intro-glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="260">
            <stop offset=".46" stopColor="#ff8534" stopOpacity=".42" />
            <stop offset="1" stopColor="#ff8534" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="intro-sun" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="124">
            <stop offset="0" stopColor="#ffd09a" />
            <stop offset="1" stopColor="#ff8534" />
          </radialGradient>
          <circle r="260" fill="url(#intro-glow)" />
          <circle r="124" fill="url(#intro-sun)" className="animate-sunrise" />
        </svg>
      </div>
      <div aria-hidden="true" className="ticks -mx-4 sm:-mx-7 md:-mx-10" />
      <SectionIndex />
    </>
  );
}

function SectionIndex() {
  return (
    <nav
      aria-label="Sections"
      className="sticky top-14 z-20 -mx-4 border-line border-b bg-canvas px-4 sm:-mx-7 sm:px-7 md:-mx-10 md:px-10"
    >
      <ul className="-mx-3 flex overflow-x-auto py-1.5 [scrollbar-width:none]">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center rounded-control px-3 font-medium text-ink-muted text-small -outline-offset-2 hover:bg-sunken hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
