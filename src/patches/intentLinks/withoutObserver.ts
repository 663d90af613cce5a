/**
 * Replaces `ExecutionEnvironment` in Docusaurus' `Link`, so that `Link` doesn't fetch the page of every link
 * that scrolls into view.
 */
export default {canUseDOM: false, canUseIntersectionObserver: false};
