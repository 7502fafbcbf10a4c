import type { SeedProject } from './projects.ts';

/** Written by people in a hurry, as real ones are. */
export const englishProjects: SeedProject[] = [
  {
    by: 'creator',
    name: 'Tidepool',
    tagline: 'Splits a café’s daily takings between staff the moment the till closes.',
    description:
      'I run a small café in Lyon and got tired of counting tips on the back of receipts.\n\nTidepool reads the day’s total, knows **who worked when**, and tells each of us our share.\n\n- works on the phone by the till\n- no accounts for staff, only a code\n- nothing leaves your device but the totals\n\nWhat I’d like to know: is the split screen clear without the intro?',
    link: 'https://tidepool.example',
    videoLink: 'https://tidepool.example/film',
    categories: ['finance', 'local'],
    demoType: 'live',
    questions: [
      'Did you trust the first number you saw?',
      'What would you check before showing it to your team?',
      'Which till do you use?',
    ],
    cardQuestion: 'Would you use it at closing time tonight?',
  },
  {
    by: 'both',
    name: 'Margin Notes',
    tagline: 'Turns the comments on a contract into a to-do list both sides can see.',
    description:
      'Freelancers send contracts back and forth as PDFs with comments in five colours. Margin Notes collects the open points in one shared list, in plain words, and crosses them off as both sides agree.\n\nStill rough: only English contracts, only PDF.',
    link: 'https://marginnotes.example',
    callToActionUrl: 'https://marginnotes.example/try',
    categories: ['saas', 'marketing'],
    demoType: 'prototype',
  },
  {
    by: 'creator',
    name: 'Second Shelf',
    tagline: 'Lend your books to people within a ten-minute walk.',
    description:
      'Everyone has a shelf of books they won’t read again soon. Take one photo of the shelf, Second Shelf reads the spines, and neighbours can ask to borrow them.\n\nI need testers in towns, not only in big cities: is there anyone near you?',
    link: 'https://secondshelf.example',
    categories: ['local', 'education', 'mobile'],
    demoType: 'mobile',
  },
  {
    by: 'both',
    name: 'Dry Run',
    tagline: 'Rehearse a hard conversation with your landlord, boss or bank.',
    description:
      'You say what the conversation is about, and Dry Run plays the other side: polite, tired, in a hurry. Afterwards it shows the three moments where you gave in too early.\n\n> It doesn’t give legal advice, and says so.\n\nI want to know whether the other side sounds like a person.',
    link: 'https://dryrun.example',
    categories: ['ai', 'education'],
    demoType: 'live',
  },
  {
    by: 'creator',
    name: 'Plain Ledger',
    tagline: 'Bookkeeping for people who invoice ten times a year.',
    description:
      'Every accounting tool I tried was made for companies. Plain Ledger has four screens: what came in, what went out, what is owed, and one file for the tax office.\n\n1. Import a bank export\n2. Name what the app doesn’t recognise\n3. Done until next quarter',
    link: 'https://plainledger.example',
    categories: ['finance', 'saas'],
    demoType: 'prototype',
  },
  {
    by: 'both',
    name: 'Quiet Hours',
    tagline: 'Finds the time of day when a place is calm, from what visitors say.',
    description:
      'My brother can’t stand noise. Quiet Hours asks people leaving a museum, pool or shop one question — how loud was it? — and draws the calm hours of the week.\n\nA video for now: I’d rather hear what’s missing before I build more.',
    link: 'https://quiethours.example/film',
    categories: ['health', 'local'],
    demoType: 'video',
  },
  {
    by: 'creator',
    name: 'Swatchbook',
    tagline: 'Checks a palette for contrast before the first screen is drawn.',
    description:
      'Paste the colours of a brand and Swatchbook says which pairs can carry text, which can carry icons, and which look the same to one man in twelve. It proposes the smallest change that helps.',
    link: 'https://swatchbook.example',
    categories: ['design', 'dev'],
    demoType: 'live',
  },
  {
    by: 'both',
    name: 'Logwatch for humans',
    tagline: 'Reads your server’s log and tells you the three lines that matter.',
    description:
      'A small program that runs beside yours, learns what a normal hour looks like, and e-mails you in the morning: `new`, `more often`, `gone quiet`. No account, no dashboard, one binary.\n\nTested on Debian and Alpine. What breaks on yours?',
    link: 'https://logwatch.example',
    categories: ['dev'],
    demoType: 'live',
  },
  {
    by: 'creator',
    name: 'Basket Case',
    tagline: 'Shows why shoppers leave, one replayed basket at a time.',
    description:
      'For small shops. No recording of people: only what happened to the basket, step by step, with the moment it was left. Five baskets a day, in an e-mail, instead of a dashboard nobody opens.',
    link: 'https://basketcase.example',
    categories: ['ecommerce', 'marketing'],
    demoType: 'slides',
  },
  {
    by: 'both',
    name: 'Night Nurse Notes',
    tagline: 'Hand over a ward in two minutes, by voice.',
    description:
      'At six in the morning nobody wants to type. You speak, bed by bed; the next shift reads a page sorted by what’s due first. Made with four nurses in Leeds.\n\nNo patient names are ever asked for: beds and times only.',
    link: 'https://nightnotes.example',
    categories: ['health', 'ai', 'mobile'],
    demoType: 'mobile',
  },
  {
    by: 'creator',
    name: 'Leftover Atlas',
    tagline: 'Type three things from your fridge, get one honest recipe.',
    description:
      'No life stories, no twelve-ingredient lists. Three things in, one recipe out, with what to swap if something is missing. It knows what goes off first.\n\nI’m after people who cook for one.',
    link: 'https://leftoveratlas.example',
    categories: ['food', 'ai'],
    demoType: 'live',
  },
  {
    by: 'both',
    name: 'A lending desk for tools',
    tagline: '',
    description:
      'Only an idea so far. Our street has nine drills and one ladder. I imagine a shelf in the laundry room with a camera that sees what’s taken and who brings it back, and nothing else.\n\nWould you put your own drill there? What would have to be true?',
    categories: ['local', 'other'],
    demoType: 'idea',
  },
];
