const minuteMs = 60_000;
const soonMs = 60 * minuteMs;
/** From so many hours on minutes say nothing. */
const hoursAlone = 10;
/** From so many hours on they are counted in days: longer than anything we promise. */
const inDaysFrom = 48;

/** How much of the promised time is left, as the ring draws it and the words say it. */
export interface Clock {
  state: 'ample' | 'soon' | 'late';
  /** What is left of the whole, 1 to 0; the whole ring where it is late. */
  share: number;
  /** 0 where there are few enough hours to be counted by themselves. */
  days: number;
  /** Besides the days. */
  hours: number;
  /** Null where there are so many hours that minutes say nothing. */
  minutes: number | null;
}

export interface Span {
  since: string;
  dueAt: string;
}

export function readClock({ since, dueAt }: Span, now: number): Clock {
  const left = Date.parse(dueAt) - now;
  const whole = Math.max(Date.parse(dueAt) - Date.parse(since), minuteMs);
  const rounded = Math.floor(Math.abs(left) / minuteMs);
  const hours = Math.floor(rounded / 60);
  const days = hours < inDaysFrom ? 0 : Math.floor(hours / 24);
  return {
    state: left < 0 ? 'late' : left < soonMs ? 'soon' : 'ample',
    share: left < 0 ? 1 : Math.min(1, left / whole),
    days,
    hours: hours - days * 24,
    minutes: hours < hoursAlone ? rounded % 60 : null,
  };
}
