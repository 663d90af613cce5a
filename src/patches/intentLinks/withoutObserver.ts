/**
 * Replaces `ExecutionEnvironment` in Docusaurus' `Link`, which fetches the page behind each link in view
 * where there is a document.
 */
export default {canUseDOM: false, canUseIntersectionObserver: false};
