/**
 * Replaces `ExecutionEnvironment` in Docusaurus' `Link`, so that it doesn't observe links and fetch the
 * pages of those in view.
 */
export default {canUseDOM: false, canUseIntersectionObserver: false};
