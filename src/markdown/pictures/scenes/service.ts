import type {Scene} from '../layout';

const upload = '/docs/developer-guide/app/upload-app';
const group = '/docs/developer-guide/groups/about-groups';
const member = '/docs/developer-guide/member-distribution/distribute-to-members';
const link = '/docs/developer-guide/link-distribution/distribute-by-link';
const testers = '/docs/tester-guide/quickstart';

/** What the service does, for those who see it for the first time. Each part leads to its page. */
export const service: Scene = {
  wide: {
    width: 720,
    height: 244,
    items: [
      {frame: [1, 1, 172, 242], look: 'ground'},
      {frame: [547, 1, 172, 242], look: 'ground'},
      {waves: [178, 138, 48, 14]},
      {
        link: upload,
        box: [9, 9, 156, 226],
        items: [
          {icon: 'laptop', at: [87, 104], size: 84},
          {name: 'build', note: 'upload', at: [87, 160], width: 146, lines: 4, align: 'middle'},
        ],
      },
      {
        way: [
          [142, 104],
          [226, 104],
        ],
      },
      {
        link: group,
        box: [194, 9, 156, 226],
        items: [
          {icon: 'ferry', at: [272, 100], size: 88},
          {name: 'group', note: 'keeps', at: [272, 160], width: 140, lines: 4, align: 'middle'},
        ],
      },
      {
        way: [
          [320, 94],
          [352, 94],
          [352, 52],
          [370, 52],
        ],
      },
      {
        link: member,
        box: [372, 14, 164, 80],
        items: [
          {icon: 'key', at: [392, 52], size: 36},
          {name: 'members', note: 'sign-in', at: [414, 32], width: 116, lines: 4},
        ],
      },
      {
        way: [
          [320, 114],
          [352, 114],
          [352, 156],
          [370, 156],
        ],
      },
      {
        link,
        box: [372, 118, 164, 80],
        items: [
          {icon: 'link', at: [392, 156], size: 36},
          {name: 'link', note: 'anyone', at: [414, 132], width: 116, lines: 4},
        ],
      },
      {
        way: [
          [548, 52],
          [566, 52],
          [566, 94],
          [584, 94],
        ],
      },
      {
        way: [
          [548, 156],
          [566, 156],
          [566, 114],
          [584, 114],
        ],
      },
      {
        link: testers,
        box: [555, 9, 156, 226],
        items: [
          {icon: 'person', at: [612, 104], size: 64},
          {icon: 'phone', at: [662, 104], size: 60},
          {name: 'testers', note: 'install', at: [633, 160], width: 146, lines: 4, align: 'middle'},
        ],
      },
    ],
  },
  narrow: {
    width: 320,
    height: 478,
    items: [
      {frame: [1, 1, 318, 92], look: 'ground'},
      {frame: [1, 385, 318, 92], look: 'ground'},
      {
        link: upload,
        box: [7, 7, 306, 80],
        items: [
          {icon: 'laptop', at: [52, 46], size: 64},
          {name: 'build', note: 'upload', at: [104, 16], width: 200, lines: 3},
        ],
      },
      {
        way: [
          [52, 78],
          [52, 108],
        ],
      },
      {
        link: group,
        box: [7, 100, 306, 92],
        items: [
          {icon: 'ferry', at: [52, 146], size: 72},
          {name: 'group', note: 'keeps', at: [104, 112], width: 200, lines: 4},
        ],
      },
      {
        way: [
          [52, 192],
          [52, 230],
        ],
      },
      {
        link: member,
        box: [7, 230, 148, 116],
        items: [
          {icon: 'key', at: [52, 252], size: 36},
          {name: 'members', note: 'sign-in', at: [16, 272], width: 134, lines: 4},
        ],
      },
      {
        way: [
          [52, 210],
          [210, 210],
          [210, 230],
        ],
      },
      {
        link,
        box: [165, 230, 148, 116],
        items: [
          {icon: 'link', at: [210, 252], size: 36},
          {name: 'link', note: 'anyone', at: [174, 272], width: 134, lines: 4},
        ],
      },
      {
        way: [
          [42, 348],
          [42, 398],
        ],
      },
      {
        way: [
          [210, 348],
          [210, 366],
          [70, 366],
          [70, 398],
        ],
      },
      {
        link: testers,
        box: [7, 391, 306, 80],
        items: [
          {icon: 'person', at: [42, 430], size: 48},
          {icon: 'phone', at: [78, 430], size: 46},
          {name: 'testers', note: 'install', at: [114, 402], width: 190, lines: 3},
        ],
      },
    ],
  },
};
