import type { Language } from '@firstlight/contract/languages.ts';
import { Link } from 'react-email';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface NewsLetterProps {
  language: Language;
  name: string;
  origin: string;
  /** What is new, and where each leads. */
  items: readonly { sentence: string; path: string }[];
  button: { label: string; path: string };
}

/** Locked screens show the preview, so it says what to do and names no project. */
export function NewsLetter({ language, name, origin, items, button }: NewsLetterProps) {
  const say = (key: string) => translate(language, 'mail', `news.${key}`);
  const preview = items.length === 1 ? button.label : say('preview');
  return (
    <Letter language={language} origin={origin} preview={preview}>
      <Paragraph>{translate(language, 'mail', 'greeting', { name })}</Paragraph>
      {items.map(({ sentence, path }) => (
        <Paragraph key={`${path} ${sentence}`}>
          <Link href={`${origin}${path}`} style={{ color: '#0B5C9E' }}>
            {sentence}
          </Link>
        </Paragraph>
      ))}
      <LetterButton href={`${origin}${button.path}`}>{button.label}</LetterButton>
      <Paragraph>
        <Link href={`${origin}/settings/notifications`} style={{ color: '#0B5C9E' }}>
          {say('choices')}
        </Link>
      </Paragraph>
    </Letter>
  );
}
