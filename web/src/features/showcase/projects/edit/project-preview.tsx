import { plainText } from '@firstlight/contract/text/markdown.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Measured, ProgressLine } from '../../../../parts/projects/progress-line.tsx';
import { ProjectCard } from '../../../../parts/projects/project-card.tsx';
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { SharePreview } from '../share/share-preview.tsx';
import type { Writing } from './writing.ts';

interface ProjectPreviewProps {
  id: string;
  writing: Writing;
  picture: string | null;
  /** What it has been given so far, where it is published already. */
  published?: Measured | undefined;
}

const unmeasured: Measured = { feedbackCount: 0, rating: null, validated: false };
const places = ['explore', 'feed', 'share'] as const;

/** The project as others will meet it, while it is being written. */
export function ProjectPreview({ id, writing, picture, published }: ProjectPreviewProps) {
  const { t } = useTranslation('postProject');
  const [place, setPlace] = useState<(typeof places)[number]>('explore');
  const card = useCard({ id, writing, picture });
  const measured = published ?? unmeasured;
  return (
    <section aria-labelledby="preview-title" className="flex flex-col gap-3">
      <h2 id="preview-title" className="log text-ink-muted">
        {t('preview.title')}
      </h2>
      <Tabs
        look="pill"
        label={t('preview.label')}
        tabs={places.map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={place}
        onChange={setPlace}
      >
        <TabPanel value="explore">
          <ProjectCard {...card} progress={<ProgressLine project={measured} />} />
        </TabPanel>
        <TabPanel value="feed">
          <ProjectCard {...card} look="feed" progress={<ProgressLine project={measured} look="full" />} />
        </TabPanel>
        <TabPanel value="share" className="flex flex-col gap-2">
          <SharePreview {...card} notes={measured.feedbackCount} rating={measured.rating} />
          {!published && <p className="text-ink-muted text-small">{t('preview.shareNote')}</p>}
        </TabPanel>
      </Tabs>
    </section>
  );
}

function useCard({ id, writing, picture }: ProjectPreviewProps) {
  const { t } = useTranslation('postProject');
  const { t: tCategory } = useTranslation('categories');
  const { tagline, description, categories, language, coverAlt } = writing;
  const name = writing.name.trim() || t('preview.empty');
  return {
    covered: { id, name, categories },
    title: <span lang={language}>{name}</span>,
    pitch: tagline.trim() || plainText(description).slice(0, 160) || t('preview.emptyPitch'),
    pitchLanguage: language,
    categories: categories.map((category) => tCategory(`names.${category}`)),
    ...(picture !== null && { cover: { src: picture, alt: coverAlt } }),
  };
}
