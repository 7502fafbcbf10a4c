import type { Language } from '@firstlight/contract/languages.ts';
import { Link } from 'react-email';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface NewsLetterProps {
  language: Language;
  name: string;
  origin: string;
  /** What a locked screen may show of it. */
  preview: string;
  /** What is new, and where each leads. */
  items: readonly { sentence: string; path: string }[];
}

export function NewsLetter({ language, name, origin, preview, items }: NewsLetterProps) {
  const say = (key: string, values = {}) => translate(language, 'mail', `news.${key}`, values);
  const [first] = items;
  const target = items.length === 1 && first ? `${origin}${first.path}` : origin;
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
      <LetterButton href={target}>{say('button')}</LetterButton>
      <Paragraph>
        {say('choices')}{' '}
        <Link href={`${origin}/settings/notifications`} style={{ color: '#0B5C9E' }}>
          {say('choicesLink')}
        </Link>
      </Paragraph>
    </Letter>
  );
}
