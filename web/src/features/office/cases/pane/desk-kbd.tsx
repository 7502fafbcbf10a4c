import { Kbd } from '../../../../ui/button/kbd.tsx';

/** Printed where there is a keyboard and room for it. */
export function DeskKbd({ children }: { children: string }) {
  return (
    <span className="hidden desk:inline-flex">
      <Kbd>{children}</Kbd>
    </span>
  );
}
