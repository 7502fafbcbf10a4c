import { useEffect, useState } from 'react';

/** The section that stands at the top of the window; the list of ids never changes. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent((before) => ids.find((id) => inView.has(id)) ?? before);
      },
      // A band below the bar: a section that only peeks in from below is not where one reads.
      { rootMargin: '-80px 0px -60% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
