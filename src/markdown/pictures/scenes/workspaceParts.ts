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

      {frame: [166, 16, 380, 188], look: 'plain'},
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
    height: 612,
    items: [
      {frame: [1, 1, 318, 520], look: 'ground'},
      {name: 'workspace', note: 'company', at: [16, 12], width: 280},
      {icon: 'person', at: [52, 80], size: 32},
      {icon: 'person', at: [80, 74], size: 32},
      {icon: 'person', at: [108, 80], size: 32},
      {name: 'members', note: 'account', at: [136, 58], width: 170, lines: 3},

      {frame: [36, 120, 270, 72], look: 'plain'},
      {icon: 'team', at: [72, 156], size: 38},
      {name: 'shared', note: 'testing', at: [104, 134], width: 190, lines: 3},

      {frame: [36, 206, 270, 246], look: 'plain'},
      {name: 'group', at: [52, 216], width: 180},
      {icon: 'team', at: [72, 264], size: 38},
      {name: 'team', note: 'role', at: [104, 244], width: 160},
      {
        way: [
          [64, 288],
          [64, 318],
        ],
      },
      {
        way: [
          [286, 192],
          [286, 302],
          [82, 302],
          [82, 318],
        ],
      },
      {icon: 'app', at: [72, 342], size: 40},
      {name: 'app', at: [104, 332], width: 70},
      {
        way: [
          [156, 342],
          [174, 342],
        ],
        look: 'line',
      },
      {tile: '#1', at: [198, 342]},
      {tile: '#2', at: [237, 342]},
      {tile: '#3', at: [276, 342], look: 'main'},
      {name: 'revisions', at: [198, 358], width: 120, align: 'middle'},
      {
        way: [
          [276, 358],
          [276, 386],
        ],
        look: 'line',
      },
      {icon: 'page', at: [276, 412], size: 44},
      {name: 'page', note: 'one', at: [104, 392], width: 144, lines: 3},

      {frame: [36, 466, 212, 42], look: 'plain'},
      {name: 'another', at: [52, 477], width: 110},
      {icon: 'team', at: [180, 487], size: 28},
      {icon: 'app', at: [222, 487], size: 26},

      {
        way: [
          [34, 80],
          [20, 80],
          [20, 156],
          [48, 156],
        ],
      },
      {
        way: [
          [20, 156],
          [20, 264],
          [48, 264],
        ],
      },
      {
        way: [
          [20, 264],
          [20, 487],
          [34, 487],
        ],
      },

      {
        way: [
          [276, 438],
          [276, 548],
        ],
      },
      {icon: 'person', at: [260, 578], size: 36},
      {icon: 'phone', at: [292, 578], size: 34},
      {name: 'visitors', note: 'no-account', at: [36, 560], width: 196},
    ],
  },
};
