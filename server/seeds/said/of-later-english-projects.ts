import type { Said } from './note.ts';

export const saidOfLaterEnglish: Readonly<Record<string, Said>> = {
  Swatchbook: {
    notes: [
      [
        4,
        'used',
        'Pasted our eleven brand colours and learnt that two of them are one colour to a tenth of our readers. The proposed orange is hardly different and it passes.',
      ],
      [
        5,
        'used',
        'I’ve been arguing about this with a client for a month. One screenshot of the pairs that can’t carry text, and the argument was over.',
      ],
      [
        4,
        'opened',
        'Works with hex and with names. It would be perfect if I could drop in a stylesheet and skip the copying.',
      ],
      [
        4,
        'used',
        'Dark backgrounds come out a little generous: white on our petrol blue passes, but it glows at night.',
      ],
      [
        5,
        'used',
        'The smallest change that helps is the whole idea, and it’s a good one. My palette looks like mine, only readable.',
      ],
    ],
    asked: {
      body: 'Which contrast formula is it? The old ratio and the newer one disagree about our yellow.',
      reply: 'Both, side by side, if you open the little triangle next to a pair.',
    },
  },
  'Logwatch for humans': {
    notes: [
      [
        5,
        'used',
        'Day two, 7 a.m.: “gone quiet: backup”. It had been failing for three weeks and nothing else had told me. That was worth the whole install.',
      ],
      [
        4,
        'used',
        'One binary, no questions, 14 MB of memory on a small Debian box. It took a deploy for an incident, which is fair; let me mark those.',
      ],
      [
        4,
        'used',
        'Ran it beside nginx on Alpine. Rotated logs confuse it at midnight: everything was “new” for an hour.',
      ],
      [
        3,
        'opened',
        'I read the page twice to find out whether lines leave my server. They don’t, and that should be the headline.',
      ],
      [5, 'used', 'Three lines with my coffee instead of a wall of graphs. Please never add the graphs.'],
    ],
    asked: {
      body: 'Does it understand JSON logs, or only plain lines? Ours have a request id in every entry.',
      reply: 'It learnt to ignore the id by itself after about an hour, to my surprise.',
    },
  },
  'Basket Case': {
    notes: [
      [
        2,
        'seen',
        'Eleven slides before I know whether my shop system is supported. It isn’t, and that could have been slide one.',
      ],
      [
        3,
        'seen',
        'Five baskets a day is a number I’d actually read. I doubt that “left at delivery” tells me more than I’ve already guessed.',
      ],
      [
        3,
        'opened',
        'I like that shoppers aren’t filmed. Show a whole e-mail as it would arrive; the cropped picture hides the useful half.',
      ],
    ],
    asked: {
      body: 'How do you tell someone who left from someone who’s only comparing prices in another tab?',
      reply: 'The slides say it waits until the next morning before it counts a basket as left.',
    },
  },
  'Night Nurse Notes': {
    notes: [
      [
        3,
        'used',
        'Tried on a quiet ward with twelve beds. It heard “bed five” as “bed nine” once, and once is too often. Read each bed back to me.',
      ],
      [
        2,
        'opened',
        'Our trust blocks the microphone in the browser. I couldn’t get past the first screen, and it said nothing about why.',
      ],
      [
        3,
        'used',
        'The page for the next shift is excellent: due first, everything else below. Speaking aloud at six while patients sleep is the harder part.',
      ],
      [
        3,
        'opened',
        'Good that no names are asked for. My colleagues will say them anyway, so tell us what happens to one that slips out.',
      ],
      [
        4,
        'used',
        'Two minutes and ten seconds for nine beds, with a mask on. The night before it took us a quarter of an hour.',
      ],
    ],
    asked: {
      body: 'Does it work without a connection? The lift lobby where we hand over has none.',
      reply: 'Speaking does; the sorted page came as soon as I was back in the corridor.',
    },
  },
  'Leftover Atlas': {
    notes: [
      [
        3,
        'used',
        'Leek, half a lemon, yesterday’s rice: I got a good soup. Egg, beetroot, anchovy: I got a good soup again.',
      ],
      [
        4,
        'used',
        'I cook for one and for once the amounts were for one. Tell me how long the other half of the onion keeps.',
      ],
      [
        4,
        'opened',
        'No stories, no adverts, no scrolling. It didn’t know what celeriac is, though it took “celery root”.',
      ],
      [
        5,
        'used',
        'It told me to use up the spinach today and to leave the carrots until Friday. My bin has been half empty all week.',
      ],
    ],
  },
};
