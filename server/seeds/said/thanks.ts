import type { Language } from '@firstlight/contract/languages.ts';

/** How makers answer whoever helped them: in other words each time, as long as they have some. */
export const thanks: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Thank you, this is what I needed to hear. I’ve put it on the list for next week.',
    'I’d been looking at that screen for so long that I no longer saw it. It changes tonight.',
    'Good catch. Would you look again once the new version is out?',
    'You’re the third to stumble there, so it’s the page, not you. Thanks for saying it kindly.',
    'This made my morning, and it also made me rewrite the first paragraph.',
    'I didn’t know people used it like that. Tell me more, if you have a minute.',
  ],
  fr: [
    'Merci, c’est ce que j’avais besoin d’entendre. C’est noté pour la semaine prochaine.',
    'À force de regarder cet écran, je ne le voyais plus. Je le reprends ce soir.',
    'Bien vu ! Accepteriez-vous d’y retourner quand la nouvelle version sera là ?',
    'Vous êtes plusieurs à buter au même endroit : c’est donc la page qu’il faut changer, pas vous.',
    'Votre message m’a fait plaisir, et m’a fait réécrire tout le début.',
    'Je ne savais pas qu’on s’en servait ainsi. Si vous avez une minute, racontez-moi la suite.',
  ],
};
