import type { WrittenGroup } from './groups.ts';

export const groupsEn: readonly WrittenGroup[] = [
  {
    form: {
      name: 'Small Shop Tools',
      description: 'For people who build for cafés, bars and corner shops. Bring the awkward questions.',
      categories: ['saas', 'local', 'finance'],
      visibility: 'public',
    },
    owner: 'creator',
    members: ['jonas', 'mateo', 'priya', 'amara', 'ruth', 'mei', 'ben', 'kofi', 'grace', 'hannah', 'tomasz'],
    shares: ['creator', 'jonas'],
    general: [
      {
        by: 'creator',
        hours: 330,
        text: 'Welcome. One rule: say what you tried, not what you would have tried.',
      },
      {
        by: 'jonas',
        hours: 329,
        text: 'I’ll start. I rang eleven shops before lunch. Nine don’t use a spreadsheet at all, they use a drawer.',
        reactions: [
          { by: 'creator', kind: 'heart' },
          { by: 'amara', kind: 'bulb' },
        ],
      },
      {
        by: 'amara',
        hours: 328.5,
        text: 'The drawer is the competitor. Mine has a label saying “March?”.',
        replyTo: 2,
      },
      {
        by: 'mateo',
        hours: 300,
        text: 'Does anybody know how tips are taxed when staff split them by hand?',
      },
      {
        by: 'ruth',
        hours: 298,
        text: 'Differently in every town I’ve worked in. Ask the accountant first, build later.',
      },
      {
        by: 'creator',
        hours: 297,
        text: 'Seconded. I rebuilt that screen twice because I asked too late.',
        replyTo: 5,
      },
      {
        by: 'kofi',
        hours: 200,
        text: 'A receipt printer ate my Saturday. If yours prints blanks: the paper is upside down.',
      },
      {
        by: 'grace',
        hours: 199.5,
        text: 'Framing this.',
        replyTo: 7,
        reactions: [{ by: 'kofi', kind: 'thumb' }],
      },
      {
        by: 'hannah',
        hours: 120,
        text: 'My aunt closed her till with a demo of mine. She didn’t say it was good. She asked when she can have it.',
      },
      {
        by: 'jonas',
        hours: 119,
        text: 'That’s the best review there is.',
        reactions: [{ by: 'hannah', kind: 'heart' }],
      },
      {
        by: 'mei',
        hours: 30,
        text: 'Is the meet-up still on the 26th? I can bring a till that nobody understands.',
      },
      { by: 'ben', hours: 6, text: 'It is, and please do.' },
    ],
    channel: {
      name: 'first-words',
      lines: [
        {
          by: 'creator',
          hours: 210,
          text: 'Post the first sentence of your page here. We say what we think it sells.',
        },
        { by: 'priya', hours: 208, text: '“Know what tomorrow needs before tonight ends.”' },
        {
          by: 'tomasz',
          hours: 207,
          text: 'Stock? Or a horoscope?',
          replyTo: 2,
          reactions: [{ by: 'priya', kind: 'thinking' }],
        },
        { by: 'priya', hours: 206, text: 'Stock. Point taken.' },
        { by: 'priya', hours: 180, text: '“Orders your milk before you run out.”' },
        {
          by: 'tomasz',
          hours: 179,
          text: 'Now I’d click.',
          replyTo: 5,
          reactions: [{ by: 'creator', kind: 'rocket' }],
        },
      ],
    },
  },
  {
    form: {
      name: 'Night-shift makers',
      description:
        'Nurses, bakers and guards who build after work. Tell us what you’re making and we’ll let you in.',
      categories: ['health', 'food'],
      visibility: 'private',
    },
    owner: 'jonas',
    members: [],
    shares: [],
    general: [{ by: 'jonas', hours: 90, text: 'Quiet in here. Good. Tell me what you finished tonight.' }],
  },
];
