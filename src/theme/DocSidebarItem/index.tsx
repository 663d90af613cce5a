/**
 * Why this exists: at every navigation the theme renders all items of the sidebar anew, though two
 * of them change. Here an item renders when it becomes or ceases to be the current page's, or holds
 * one that does. Wraps the theme's item.
 */
import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

/** Whether an item looks the same with the properties of now as with those of before. */
function looksTheSame(before: Props, now: Props): boolean {
  const same = (Object.keys({...before, ...now}) as (keyof Props)[]).every(
    (name) => name === 'activePath' || before[name] === now[name],
  );
  const concerned = ({item, activePath}: Props) => isActiveSidebarItem(item, activePath);
  return same && (before.activePath === now.activePath || (!concerned(before) && !concerned(now)));
}

export default memo(DocSidebarItem, looksTheSame);
