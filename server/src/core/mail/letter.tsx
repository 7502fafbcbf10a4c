import type { Language } from '@firstlight/contract/languages.ts';
import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Hr, Html, Link, Preview, Text } from 'react-email';
import { translate } from '../translate.ts';

export interface LetterProps {
  language: Language;
  /** The line that mailboxes show beside the subject. */
  preview: string;
  origin: string;
  children: ReactNode;
}

/** The paper every mail is written on. Plain tables and inline styles, because mail programs read nothing else. */
export function Letter({ language, preview, origin, children }: LetterProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        lang={language}
        style={{ margin: 0, padding: '32px 16px', backgroundColor: '#F1F4F6', fontFamily: fonts }}
      >
        <Container
          style={{
            maxWidth: 560,
            backgroundColor: '#FFFFFF',
            padding: '28px 32px',
            borderTop: '3px solid #FF8534',
          }}
        >
          <Text style={{ margin: '0 0 24px', fontSize: 18, fontWeight: 600, color: '#0E1A28' }}>
            Firstlight
          </Text>
          {children}
          <Hr style={{ margin: '28px 0 16px', borderColor: '#D3DBE2' }} />
          <Text style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: '#566575' }}>
            {translate(language, 'mail', 'footer')}{' '}
            <Link href={origin} style={{ color: '#0B5C9E' }}>
              {new URL(origin).host}
            </Link>
            <br />
            <Link href={`${origin}/contact`} style={{ color: '#0B5C9E' }}>
              {translate(language, 'mail', 'contact')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: '#0E1A28' }}>{children}</Text>
  );
}

/** The one thing to do. The address follows for mail programs without buttons; the text twin has it once. */
export function LetterButton({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button
        href={href}
        style={{
          display: 'inline-block',
          margin: '8px 0 16px',
          padding: '12px 20px',
          borderRadius: 10,
          backgroundColor: '#FF8534',
          color: '#1D0E03',
          fontSize: 16,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
      <Text
        data-skip-in-text="true"
        style={{
          margin: '0 0 16px',
          fontSize: 13,
          lineHeight: '20px',
          color: '#566575',
          wordBreak: 'break-all',
        }}
      >
        {href}
      </Text>
    </>
  );
}

/** Somebody's own words, set apart from ours and kept line by line. */
export function Quote({ children }: { children: string }) {
  return (
    <Text
      style={{
        margin: '0 0 16px',
        padding: '2px 0 2px 16px',
        borderLeft: '3px solid #D3DBE2',
        fontSize: 15,
        lineHeight: '24px',
        color: '#435366',
        whiteSpace: 'pre-wrap',
      }}
    >
      {children}
    </Text>
  );
}

const fonts = "'Instrument Sans', system-ui, 'Segoe UI', Arial, sans-serif";
