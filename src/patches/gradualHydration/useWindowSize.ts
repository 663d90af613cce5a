import {startTransition, useEffect, useState} from 'react';

/** Maximum width of a mobile window in pixels, as in the theme's styles. */
const breakpoint = 996;

/**
 * Replaces the theme's hook for wide and narrow windows. Updates the size in a transition, because the
 * theme's hook rerenders a page's sidebar or table of contents in one task after hydration.
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
