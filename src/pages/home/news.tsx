import type { ComponentProps } from 'react';
import { Banners, NoticeLine } from '@/features/notices';

/** Banners and notices. */
const News = ({ language }: ComponentProps<typeof Banners>) => (
  <>
    <Banners language={language} />
    <NoticeLine language={language} />
  </>
);

export default News;
