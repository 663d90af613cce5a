/**
 * Why this exists: the announcement comes from the deployment settings, with a text for each
 * language, and is shown as text, never as HTML. Replaces the theme's content, which is one HTML
 * string for all languages. It also shows an announcement with a new id immediately: the theme's
 * inline script hides the bar before the first paint without looking at the id.
 */
import React, {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const text = siteConfig.customFields?.announcementText as Record<string, string>;
  const id = useThemeConfig().announcementBar?.id;

  useEffect(() => {
    // The theme stores the new id only after this effect.
    if (createStorageSlot('docusaurus.announcement.id').get() !== id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [id]);

  return (
    <div {...props} className={clsx('announcement', className)}>
      {text[i18n.currentLocale]}
    </div>
  );
}
