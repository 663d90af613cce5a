import type {Scene} from '../layout';

/** A UDID goes over the water from the tester to the developer, a new build comes back. */
export const deviceLoop: Scene = {
  wide: {
    width: 720,
    height: 404,
    items: [
      {frame: [1, 1, 206, 402], look: 'ground'},
      {name: 'tester', at: [18, 12], width: 170},
      {frame: [513, 1, 206, 402], look: 'ground'},
      {name: 'developer', at: [530, 12], width: 170},
      {waves: [218, 206, 288, 28]},

      {icon: 'phone', at: [104, 76], size: 56},
      {step: 1, at: [62, 60]},
      {
        name: 'open',
        note: 'install-profile',
        at: [104, 108],
        width: 186,
        lines: 4,
        align: 'middle',
      },
      {
        way: [
          [142, 76],
          [318, 76],
        ],
      },
      {icon: 'mail', at: [360, 76], size: 50},
      {step: 2, at: [318, 48]},
      {name: 'register', note: 'email', at: [360, 108], width: 270, lines: 4, align: 'middle'},
      {
        way: [
          [398, 76],
          [576, 76],
        ],
      },
      {icon: 'profile', at: [616, 76], size: 52},
      {step: 3, at: [574, 52]},
      {name: 'apple', note: 'renew', at: [616, 108], width: 186, lines: 4, align: 'middle'},
      {
        way: [
          [616, 200],
          [616, 256],
        ],
      },
      {icon: 'app', at: [616, 290], size: 52},
      {step: 4, at: [574, 266]},
      {name: 'build', note: 'contains', at: [616, 324], width: 186, lines: 4, align: 'middle'},
      {
        way: [
          [578, 290],
          [412, 290],
        ],
      },
      {icon: 'ferry', at: [360, 284], size: 74},
      {step: 5, at: [318, 254]},
      {name: 'upload', note: 'same-page', at: [360, 336], width: 270, lines: 4, align: 'middle'},
      {
        way: [
          [310, 290],
          [142, 290],
        ],
      },
      {icon: 'phone', at: [104, 290], size: 56},
      {step: 6, at: [62, 266]},
      {name: 'again', note: 'install', at: [104, 324], width: 186, lines: 4, align: 'middle'},
    ],
  },
  narrow: {
    width: 320,
    height: 664,
    items: [
      {frame: [1, 1, 318, 132], look: 'ground'},
      {name: 'tester', at: [16, 10], width: 200},
      {icon: 'phone', at: [46, 74], size: 48},
      {step: 1, at: [94, 56]},
      {name: 'open', note: 'install-profile', at: [114, 46], width: 196, lines: 4},
      {
        way: [
          [46, 102],
          [46, 152],
        ],
      },
      {waves: [92, 216, 222, 0]},
      {icon: 'mail', at: [46, 178], size: 44},
      {step: 2, at: [94, 160]},
      {name: 'register', note: 'email', at: [114, 150], width: 196, lines: 3},
      {
        way: [
          [46, 204],
          [46, 262],
        ],
      },

      {frame: [1, 229, 318, 206], look: 'ground'},
      {name: 'developer', at: [66, 238], width: 200},
      {icon: 'profile', at: [46, 292], size: 44},
      {step: 3, at: [94, 276]},
      {name: 'apple', note: 'renew', at: [114, 266], width: 196, lines: 4},
      {
        way: [
          [46, 318],
          [46, 350],
        ],
      },
      {icon: 'app', at: [46, 380], size: 44},
      {step: 4, at: [94, 364]},
      {name: 'build', note: 'contains', at: [114, 354], width: 196, lines: 4},
      {
        way: [
          [46, 406],
          [46, 446],
        ],
      },

      {icon: 'ferry', at: [46, 480], size: 60},
      {step: 5, at: [94, 462]},
      {name: 'upload', note: 'same-page', at: [114, 452], width: 196, lines: 3},
      {waves: [92, 524, 222, 0]},
      {
        way: [
          [46, 514],
          [46, 576],
        ],
      },

      {frame: [1, 541, 318, 122], look: 'ground'},
      {name: 'tester', at: [66, 550], width: 200},
      {icon: 'phone', at: [46, 608], size: 48},
      {step: 6, at: [94, 592]},
      {name: 'again', note: 'install', at: [114, 582], width: 196, lines: 3},
    ],
  },
};
