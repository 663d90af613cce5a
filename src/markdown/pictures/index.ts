import type {Scene} from './layout';
import {appAccess} from './scenes/appAccess';
import {buildWay} from './scenes/buildWay';
import {deviceLoop} from './scenes/deviceLoop';
import {service} from './scenes/service';
import {singleSignOn} from './scenes/singleSignOn';
import {twoWays} from './scenes/twoWays';
import {workspaceParts} from './scenes/workspaceParts';

/** The pictures that a page can show, by the names that `::picture` knows. */
export const pictures: Record<string, Scene> = {
  service,
  'workspace-parts': workspaceParts,
  'app-access': appAccess,
  'two-ways': twoWays,
  'build-way': buildWay,
  'device-loop': deviceLoop,
  'single-sign-on': singleSignOn,
};
