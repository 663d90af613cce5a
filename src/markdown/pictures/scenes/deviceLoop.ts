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
    height: 684,
    items: [
      {frame: [1, 1, 318, 132], look: 'ground'},
      {name: 'tester', at: [83, 10], width: 200},
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
          [46, 270],
        ],
      },

      {frame: [1, 229, 318, 218], look: 'ground'},
      {name: 'developer', at: [83, 240], width: 200},
      {icon: 'profile', at: [46, 304], size: 44},
      {step: 3, at: [94, 288]},
      {name: 'apple', note: 'renew', at: [114, 278], width: 196, lines: 4},
      {
        way: [
          [46, 330],
          [46, 362],
        ],
      },
      {icon: 'app', at: [46, 392], size: 44},
      {step: 4, at: [94, 376]},
      {name: 'build', note: 'contains', at: [114, 366], width: 196, lines: 4},
      {
        way: [
          [46, 418],
          [46, 458],
        ],
      },

      {icon: 'ferry', at: [46, 496], size: 60},
      {step: 5, at: [94, 478]},
      {name: 'upload', note: 'same-page', at: [114, 468], width: 196, lines: 3},
      {waves: [92, 540, 222, 0]},
      {
        way: [
          [46, 530],
          [46, 592],
        ],
      },

      {frame: [1, 557, 318, 126], look: 'ground'},
      {name: 'tester', at: [83, 567], width: 200},
      {icon: 'phone', at: [46, 628], size: 48},
      {step: 6, at: [94, 608]},
      {name: 'again', note: 'install', at: [114, 598], width: 196, lines: 3},
    ],
  },
};
