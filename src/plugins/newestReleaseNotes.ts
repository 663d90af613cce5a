import type {Plugin} from '@docusaurus/types';
import {contentPages} from './contentPages';

/** A release note as the home page shows it. */
export interface NewestReleaseNote {
  route: string;
  title: string;
  description: string;
}

/** Hands the newest three release notes to the home page, the only one that loads them. */
export default function newestReleaseNotes(): Plugin {
  return {
    name: 'newest-release-notes',
    async allContentLoaded({allContent, actions}) {
      const notes: NewestReleaseNote[] = contentPages(allContent)
        .filter((page) => page.date)
        .sort((a, b) => Number(b.date) - Number(a.date))
        .slice(0, 3)
        .map(({route, title, description}) => ({route, title, description}));
      await actions.createData('notes.json', notes);
    },
  };
}
