import type {Scene} from '../layout';

/** Who is inside what, from the members on the left to people outside on the right. */
export const workspaceParts: Scene = {
  wide: {
    width: 720,
    height: 440,
    items: [
      {frame: [1, 1, 560, 438], look: 'ground'},
      {name: 'workspace', note: 'company', at: [18, 14], width: 130, lines: 3},
      {icon: 'person', at: [46, 216], size: 36},
      {icon: 'person', at: [78, 208], size: 36},
      {icon: 'person', at: [110, 216], size: 36},
      {name: 'members', note: 'account', at: [78, 240], width: 120, lines: 3, align: 'middle'},

      {frame: [166, 16, 380, 192], look: 'plain'},
      {name: 'group', at: [182, 26], width: 180},
      {icon: 'team', at: [216, 92], size: 44},
      {name: 'team', note: 'role', at: [216, 120], width: 84, lines: 4, align: 'middle'},
      {
        way: [
          [246, 84],
          [306, 84],
        ],
      },
      {icon: 'app', at: [334, 92], size: 46},
      {name: 'app', at: [334, 120], width: 84, align: 'middle'},
      {
        way: [
          [361, 92],
          [374, 92],
        ],
        look: 'line',
      },
      {tile: '#3', at: [394, 64], look: 'main'},
      {tile: '#2', at: [394, 92]},
      {tile: '#1', at: [394, 120]},
      {name: 'revisions', at: [394, 141], width: 84, align: 'middle'},
      {
        way: [
          [416, 64],
          [484, 64],
          [484, 72],
        ],
        look: 'line',
      },
      {icon: 'page', at: [484, 96], size: 48},
      {name: 'page', note: 'one', at: [484, 124], width: 104, lines: 4, align: 'middle'},

      {frame: [166, 220, 380, 76], look: 'plain'},
      {icon: 'team', at: [216, 258], size: 44},
      {name: 'shared', note: 'testing', at: [250, 236], width: 280},

      {frame: [166, 312, 380, 112], look: 'plain'},
      {name: 'another', at: [182, 322], width: 180},
      {icon: 'team', at: [216, 382], size: 44},
      {
        way: [
          [246, 390],
          [306, 390],
        ],
      },
      {icon: 'app', at: [334, 382], size: 46},
      {icon: 'app', at: [392, 382], size: 46},

      {
        way: [
          [138, 258],
          [184, 258],
        ],
      },
      {
        way: [
          [152, 258],
          [152, 92],
          [184, 92],
        ],
      },
      {
        way: [
          [152, 258],
          [152, 382],
          [184, 382],
        ],
      },
      {
        way: [
          [286, 220],
          [286, 100],
          [306, 100],
        ],
      },
      {
        way: [
          [286, 296],
          [286, 374],
          [306, 374],
        ],
      },

      {
        way: [
          [514, 96],
          [606, 96],
        ],
      },
      {icon: 'person', at: [628, 92], size: 40},
      {icon: 'phone', at: [662, 96], size: 38},
      {name: 'visitors', note: 'no-account', at: [644, 124], width: 148, lines: 4, align: 'middle'},
    ],
  },
  narrow: {
    width: 320,
    height: 620,
    items: [
      {frame: [1, 1, 318, 528], look: 'ground'},
      {name: 'workspace', note: 'company', at: [16, 12], width: 280},
      {icon: 'person', at: [52, 80], size: 32},
      {icon: 'person', at: [80, 74], size: 32},
      {icon: 'person', at: [108, 80], size: 32},
      {name: 'members', note: 'account', at: [136, 56], width: 170, lines: 3},

      {frame: [36, 120, 270, 80], look: 'plain'},
      {icon: 'team', at: [72, 160], size: 38},
      {name: 'shared', note: 'testing', at: [104, 132], width: 190, lines: 3},

      {frame: [36, 214, 270, 246], look: 'plain'},
      {name: 'group', at: [52, 224], width: 180},
      {icon: 'team', at: [72, 272], size: 38},
      {name: 'team', note: 'role', at: [104, 252], width: 160},
      {
        way: [
          [64, 296],
          [64, 326],
        ],
      },
      {
        way: [
          [286, 200],
          [286, 310],
          [82, 310],
          [82, 326],
        ],
      },
      {icon: 'app', at: [72, 350], size: 40},
      {name: 'app', at: [104, 340], width: 70},
      {
        way: [
          [156, 350],
          [174, 350],
        ],
        look: 'line',
      },
      {tile: '#1', at: [198, 350]},
      {tile: '#2', at: [237, 350]},
      {tile: '#3', at: [276, 350], look: 'main'},
      {name: 'revisions', at: [198, 366], width: 120, align: 'middle'},
      {
        way: [
          [276, 366],
          [276, 394],
        ],
        look: 'line',
      },
      {icon: 'page', at: [276, 420], size: 44},
      {name: 'page', note: 'one', at: [104, 400], width: 144, lines: 3},

      {frame: [36, 474, 212, 42], look: 'plain'},
      {name: 'another', at: [52, 485], width: 110},
      {icon: 'team', at: [180, 495], size: 28},
      {icon: 'app', at: [222, 495], size: 26},

      {
        way: [
          [34, 80],
          [20, 80],
          [20, 160],
          [48, 160],
        ],
      },
      {
        way: [
          [20, 160],
          [20, 272],
          [48, 272],
        ],
      },
      {
        way: [
          [20, 272],
          [20, 495],
          [34, 495],
        ],
      },

      {
        way: [
          [276, 446],
          [276, 556],
        ],
      },
      {icon: 'person', at: [260, 586], size: 36},
      {icon: 'phone', at: [292, 586], size: 34},
      {name: 'visitors', note: 'no-account', at: [36, 568], width: 196},
    ],
  },
};
