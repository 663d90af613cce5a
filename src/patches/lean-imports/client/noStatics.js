/** Replaces hoist-non-react-statics, with which the router wraps components; none here has statics. */
export default function noStatics(target) {
  return target;
}
