import { randomInt } from 'node:crypto';

// What three people write alike is noticed, and opens a case in the queue that journeys of the moderator's desk walk
// through. So nobody on the stage writes what somebody else has written. The lines of a list are about equally long: a
// page looks the same whichever is drawn.

const taglines = [
  'Fresh fish, reserved the day before',
  'Your sole, kept until you are there',
  'The catch of the night, by the kilo',
  'Mussels that someone put by for you',
  'A place in the queue at the harbour',
  'Mackerel from a boat that has a name',
];

const promises = [
  'Reserve today what the boats bring in tomorrow morning.',
  'Skippers say at dusk what they expect to land by dawn.',
  'Choose a trawler, then a crate, then an hour to come.',
  'Whatever the nets hold is shared out before the tide.',
  'Pick three kinds you like; we keep the first that comes.',
  'Nobody throws plaice away any more, since it has a buyer.',
  'From the quay to your kitchen, with one pair of hands.',
  'Tell us how many eat, and we weigh the right amount out.',
];

const details = [
  'The ice is on us, the lemon is not.',
  'Come by bicycle; the road is closed.',
  'Small boats first, as it used to be.',
  'When it blows hard, nothing is sold.',
  'We print the depth it was caught at.',
  'Cooks in town have asked for a list.',
  'A bell rings as soon as one is in.',
  'Gulls are fed last, whatever they say.',
];

const firsts = [
  'no account',
  'six ports so far',
  'ice costs extra',
  'open on Sundays',
  'two sizes of box',
  'bring your own bag',
  'ask for the head',
  'cleaned on request',
];

const seconds = [
  'paid at the port',
  'a text when it lands',
  'gone after ten o’clock',
  'a discount for crews',
  'winter prices shown',
  'cancelled until dusk',
  'a stamp for each trip',
  'weighed while you watch',
];

const notes = [
  'I reserved a sole in three presses; the hour of arrival was nowhere to be found.',
  'The list of boats is clear. Whether I pay now or at the quay I had to guess.',
  'My crate was confirmed at once, but the map points to the wrong side of the pier.',
  'Weights are given in pounds on one screen and in kilos on the next, which threw me.',
  'On my small screen the button to reserve hides behind the name of the skipper.',
  'It kept my choice when the train lost its signal. The photos took long to come back.',
  'I would like to see which kinds are sold out before I open each of them in turn.',
  'The reminder in the evening is just right; the one at five in the morning is not.',
];

const drawn = (lines: readonly string[]): string => lines[randomInt(lines.length)] ?? '';

export const someTagline = () => drawn(taglines);

/** A sentence about something that nobody sells here. */
export const someSentence = () => drawn(promises);

export const someDescription = () =>
  `${someSentence()} ${drawn(details)}\n\n- ${drawn(firsts)}\n- ${drawn(seconds)}`;

export const someFeedback = () => drawn(notes);
