import { expect, it } from 'vitest';
import { findContacts } from './find-contacts.policy.ts';
import { findDomains } from './find-domains.policy.ts';
import { isScam } from './is-scam.policy.ts';

const judged = (text: string) => isScam(text, { contacts: findContacts(text), domains: findDomains(text) });

it.each([
  'Guaranteed profit, write to boss@gains.example',
  'Profit garanti, écrivez à chef@gains.example',
  'Double your bitcoin at https://coin-rain.example',
  'Doublez vos bitcoins sur https://coin-rain.example',
  'I turned $200 into $9,000, mail me@gains.example',
  'J’ai transformé 200 € en 9 000 €, écrivez à moi@gains.example',
  'Urgent loan? ask fast@bank.example',
  'Un prêt rapide ? demandez à vite@banque.example',
  'Loans with no credit check: https://bank.example',
  'Crédit sans justificatif : https://banque.example',
  'I recover hacked accounts, ask@recover.example',
  'Je récupère les portefeuilles perdus, aide@recup.example',
  'Claim your prize at https://win-now.example',
  'Réclamez votre lot sur https://gagne.example',
  'Buy real followers: https://stars.example',
  'Achetez de vrais abonnés : https://stars.example',
  'Easy money: https://gains.example',
  'Un revenu passif : https://gains.example',
  'Verify your wallet at https://wallets.example',
  'We get your money back: help@funds.example',
  'Paris sportifs : https://prono.example',
  'Lose weight fast: https://slim.example',
  'Earn $900 a day, see https://gains.example',
  'f0rex with my mentor, me@gains.example',
  '500 € for you, call +44 20 7946 0018',
])('sees the lure in “%s”', (text) => {
  expect(judged(text)).toBe(true);
});

it.each([
  // A promise without a way out is talk about one.
  'Somebody promises to double your bitcoin here, please remove it.',
  'Careful: “guaranteed profit” on your pricing page sounds odd.',
  // One word of money is ordinary.
  'The yearly plan is 40 €, mail me at dana@studio.example',
  'Crypto payments would help, see https://notes.example',
  'Call me on +44 20 7946 0018 and watch me fail at the second step.',
  'Free trial, no card: https://till.example',
])('sees none in “%s”', (text) => {
  expect(judged(text)).toBe(false);
});
