/**
 * Why this exists: at every navigation, the theme renders all items of the sidebar again, though
 * only two change. Here an item renders when it, or an item inside it, becomes or stops being the
 * current page. Wraps the theme's item.
 */
import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

/** Whether an item looks the same with its new properties as with the previous ones. */
function looksTheSame(before: Props, now: Props): boolean {
  const same = (Object.keys({...before, ...now}) as (keyof Props)[]).every(
    (name) => name === 'activePath' || before[name] === now[name],
  );
  const concerned = ({item, activePath}: Props) => isActiveSidebarItem(item, activePath);
  return same && (before.activePath === now.activePath || (!concerned(before) && !concerned(now)));
}

export default memo(DocSidebarItem, looksTheSame);
