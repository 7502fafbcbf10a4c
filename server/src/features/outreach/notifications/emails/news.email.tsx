import type { Language } from '@firstlight/contract/languages.ts';
import { Link } from 'react-email';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface NewsLetterProps {
  language: Language;
  name: string;
  origin: string;
  /** Where each sentence leads. */
  paths: readonly string[];
  sentences: readonly string[];
}

export function NewsLetter({ language, name, origin, paths, sentences }: NewsLetterProps) {
  const say = (key: string, values = {}) => translate(language, 'mail', `news.${key}`, values);
  const [first] = paths;
  const target = paths.length === 1 && first ? `${origin}${first}` : origin;
  return (
    <Letter language={language} origin={origin} preview={sentences[0] ?? ''}>
      <Paragraph>{translate(language, 'mail', 'greeting', { name })}</Paragraph>
      {sentences.map((sentence) => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      <LetterButton href={target}>{say('button')}</LetterButton>
      <Paragraph>
        {say('choices')}{' '}
        <Link href={`${origin}/settings/profile#notifications`} style={{ color: '#0B5C9E' }}>
          {say('choicesLink')}
        </Link>
      </Paragraph>
    </Letter>
  );
}
