import type { Language } from '@firstlight/contract/languages.ts';
import { Link } from 'react-email';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';
import type { ToldNews } from '../deliver/news-sentence.ts';
import { newsPath } from '../list/news-path.ts';

export interface NewsLetterProps {
  language: Language;
  name: string;
  origin: string;
  news: readonly ToldNews[];
  sentences: readonly string[];
}

export function NewsLetter({ language, name, origin, news, sentences }: NewsLetterProps) {
  const say = (key: string, values = {}) => translate(language, 'mail', `news.${key}`, values);
  const [first] = news;
  const target = news.length === 1 && first ? `${origin}${newsPath(first)}` : origin;
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
