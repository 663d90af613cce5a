import {startTransition, useEffect, useState} from 'react';

/** As in the theme's styles: above it, desktop. */
const breakpoint = 996;

/**
 * Replaces the theme's hook for wide and narrow windows, with one difference: the change is a transition. The
 * theme's takes a page's sidebar or contents apart in one go after hydration, which holds up a phone
 * for a tenth of a second.
 *
 * @returns `ssr` on the server and while hydrating, `desktop` or `mobile` afterwards.
 */
export function useWindowSize({desktopBreakpoint = breakpoint} = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const update = () =>
      startTransition(() => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
