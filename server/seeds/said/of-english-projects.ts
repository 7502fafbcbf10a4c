import type { Said } from './note.ts';

export const saidOfEnglish: Readonly<Record<string, Said>> = {
  Tidepool: {
    notes: [
      [
        2,
        'used',
        'Our kitchen porter left at four, the app thought six, and there was no way to put the split right before it went out. I ended up with cash and a pencil.',
      ],
      [
        3,
        'used',
        'Quick and clear for a normal evening. But when two people swap shifts nobody can see why their share changed, and that’s where the arguing starts.',
      ],
      [
        2,
        'opened',
        'It asks for the till’s total before it tells me where that number goes. I closed the page; one line about “stays on this phone” would have kept me.',
      ],
      [
        4,
        'used',
        'Tried it on Saturday with five of us behind the bar. Everybody had their amount before the chairs were up. The code for staff is easy to mistype in the dark.',
      ],
      [
        5,
        'used',
        'The totals matched our book to the cent for nine days. My team stopped asking me, they just look.',
      ],
    ],
    asked: {
      body: 'Does it cope with tips by card, which reach us three days later and minus the fee?',
      reply: 'We enter them as their own line on the day they arrive. Not elegant, but it adds up.',
    },
  },
  'Margin Notes': {
    notes: [
      [
        3,
        'opened',
        'A nineteen-page contract took about a minute. It found the comments in four of the five colours; the purple ones were missing.',
      ],
      [
        4,
        'used',
        'My client and I crossed off eleven points in one call, instead of eleven e-mails. She didn’t need an account, which she mentioned twice.',
      ],
      [
        3,
        'used',
        'Plain words are a relief, but “payment within a reasonable time” became “pay soon”. Where money is meant I want the sentence as it was written.',
      ],
      [
        4,
        'opened',
        'Good idea, good pace. I’d like to know who crossed a point off, and when, for the day we disagree about it.',
      ],
      [4, 'used', 'Used it with a publisher in Dublin. He thought I’d hired an assistant.'],
    ],
    asked: {
      body: 'Any plan for Word files? Half of what I’m sent is a .docx with tracked changes.',
      reply: 'Printing it to PDF with the comments in the margin works for now, I do it every week.',
    },
  },
  'Second Shelf': {
    notes: [
      [
        4,
        'used',
        'It read 61 of my 70 spines, upside-down ones included. Nobody within ten minutes yet, but I live at the end of a bus line.',
      ],
      [
        3,
        'opened',
        'I’d lend to neighbours, not to the whole internet. Say earlier that my address stays hidden until I agree.',
      ],
      [
        3,
        'used',
        'Borrowed a cookbook from a woman two doors down I’d never spoken to. The reminder to give it back came after four days, which felt rude.',
      ],
    ],
    asked: {
      body: 'What about children’s books? Ours outgrow a shelf every year and they’re too thin to have a readable spine.',
      reply: 'Lay them flat and photograph the covers, it took mine that way.',
    },
  },
  'Dry Run': {
    notes: [
      [
        2,
        'used',
        'The landlord gave in after my second sentence. Mine has never done that. I left feeling better prepared than I was.',
      ],
      [
        3,
        'used',
        'As a tired bank clerk it was uncannily good. As my boss it forgot that I had already asked, and we went in circles.',
      ],
      [
        3,
        'opened',
        'The three moments at the end are worth more than the conversation itself. Show one of them before I have to describe my troubles to a machine.',
      ],
      [
        2,
        'used',
        'I typed something private about my health and only then looked for what happens to it. That belongs above the first field.',
      ],
      [
        3,
        'opened',
        'To a Scottish ear, the polite version sounds sarcastic. Less “I hear you”, please: nobody at my council speaks like that.',
      ],
    ],
    asked: {
      body: 'Could it play someone who stays silent? That’s what throws me when I ask for money.',
      reply: 'Choose “in a hurry” and answer in one word; it gets wonderfully awkward.',
    },
  },
  'Plain Ledger': {
    notes: [
      [
        2,
        'opened',
        'It wanted an account before I had seen a single screen. A finished example, with invoices that aren’t mine, would have told me all I wanted to know.',
      ],
      [
        3,
        'used',
        'The import took my bank’s file and showed dates from 1970. No error, no undo. Once I’d fixed forty lines by hand, the year looked right.',
      ],
      [
        3,
        'used',
        'Four screens are the right number. On the third I can’t tell what I’m owed from what I owe, since both are in the same grey.',
      ],
      [
        5,
        'used',
        'Opened the sample year, changed an invoice, watched the tax follow. Then I did my own quarter in twenty minutes, on a train.',
      ],
      [
        5,
        'used',
        'My accountant took the file without a question, for the first time in six years. She asked what I’d used.',
      ],
    ],
    asked: {
      body: 'Will there be a way to export everything? I’d move over right away if I knew I could leave again.',
      reply: 'There is: one archive, a CSV for each screen. I tried it on the first day for the same reason.',
    },
  },
  'Quiet Hours': {
    notes: [
      [
        4,
        'seen',
        'My daughter wears ear defenders in shops. If the swimming pool in Leith were in there, I’d check it every Saturday.',
      ],
      [4, 'seen', 'One question at the exit is the right size. I’d answer it, and I never answer anything.'],
      [
        3,
        'seen',
        'The film says how loud it was, but not how you stop a café from rating itself. That’s what I’d ask first.',
      ],
    ],
    asked: {
      body: 'Would you measure with the phone’s microphone as well, or is it only ever what people say?',
      reply: 'I hope it stays with what people say. A hum of forty decibels can be worse than one shout.',
    },
  },
};
