import type {Scene} from '../layout';

/** The two ways of a person to an app: through a team of a group, or through a shared team. */
export const appAccess: Scene = {
  wide: {
    width: 720,
    height: 268,
    items: [
      {frame: [294, 1, 290, 126], look: 'ground'},
      {frame: [294, 141, 290, 126], look: 'ground'},
      {icon: 'mail', at: [64, 114], size: 44},
      {name: 'person', note: 'invited', at: [64, 144], width: 116, lines: 4, align: 'middle'},
      {
        way: [
          [96, 114],
          [166, 114],
        ],
      },
      {icon: 'person', at: [202, 114], size: 44},
      {name: 'member', note: 'workspace', at: [202, 144], width: 134, lines: 4, align: 'middle'},
      {
        way: [
          [236, 106],
          [280, 106],
          [280, 48],
          [336, 48],
        ],
      },
      {
        way: [
          [236, 122],
          [280, 122],
          [280, 188],
          [400, 188],
        ],
      },
      {icon: 'person', at: [370, 48], size: 44},
      {name: 'group-member', note: 'added', at: [370, 74], width: 130, lines: 2, align: 'middle'},
      {
        way: [
          [404, 48],
          [482, 48],
        ],
      },
      {icon: 'team', at: [516, 48], size: 44},
      {name: 'team', note: 'put-in', at: [516, 74], width: 130, lines: 2, align: 'middle'},
      {
        way: [
          [550, 48],
          [616, 48],
          [616, 106],
          [634, 106],
        ],
      },
      {icon: 'team', at: [440, 188], size: 44},
      {name: 'shared', note: 'added-shared', at: [440, 214], width: 260, lines: 2, align: 'middle'},
      {
        way: [
          [474, 188],
          [616, 188],
          [616, 122],
          [634, 122],
        ],
      },
      {icon: 'app', at: [668, 114], size: 48},
      {name: 'app', note: 'linked', at: [668, 144], width: 88, lines: 4, align: 'middle'},
    ],
  },
  narrow: {
    width: 320,
    height: 500,
    items: [
      {frame: [1, 170, 152, 230], look: 'ground'},
      {frame: [167, 170, 152, 230], look: 'ground'},
      {icon: 'mail', at: [36, 32], size: 38},
      {name: 'person', note: 'invited', at: [72, 12], width: 240, lines: 3},
      {
        way: [
          [36, 54],
          [36, 84],
        ],
      },
      {icon: 'person', at: [36, 112], size: 40},
      {name: 'member', note: 'workspace', at: [72, 92], width: 240, lines: 3},
      {
        way: [
          [36, 136],
          [36, 184],
        ],
      },
      {
        way: [
          [36, 158],
          [202, 158],
          [202, 184],
        ],
      },
      {icon: 'person', at: [36, 208], size: 40},
      {name: 'group-member', note: 'added', at: [14, 230], width: 134, lines: 3},
      {
        way: [
          [36, 290],
          [36, 308],
        ],
      },
      {icon: 'team', at: [36, 332], size: 40},
      {name: 'team', note: 'put-in', at: [14, 352], width: 134},
      {icon: 'team', at: [204, 208], size: 40},
      {name: 'shared', note: 'added-shared', at: [180, 230], width: 134, lines: 4},
      {
        way: [
          [36, 400],
          [36, 436],
        ],
      },
      {
        way: [
          [202, 400],
          [202, 418],
          [52, 418],
          [52, 436],
        ],
      },
      {icon: 'app', at: [44, 464], size: 44},
      {name: 'app', note: 'linked', at: [80, 446], width: 232, lines: 3},
    ],
  },
};
