import type {Scene} from '../layout';

/** From a commit to a phone: from the quay of the developers over the water to that of the testers. */
export const buildWay: Scene = {
  wide: {
    width: 720,
    height: 284,
    items: [
      {frame: [1, 66, 284, 217], look: 'ground'},
      {frame: [435, 66, 284, 217], look: 'ground'},
      {waves: [298, 152, 132, 14]},

      {icon: 'commit', at: [72, 126], size: 52},
      {step: 1, at: [34, 96]},
      {name: 'push', note: 'starts', at: [72, 170], width: 132, lines: 5, align: 'middle'},
      {
        way: [
          [108, 126],
          [178, 126],
        ],
      },
      {icon: 'crane', at: [214, 124], size: 58},
      {step: 2, at: [176, 96]},
      {name: 'build', note: 'files', at: [214, 170], width: 132, lines: 5, align: 'middle'},
      {
        way: [
          [250, 126],
          [318, 126],
        ],
      },
      {icon: 'ferry', at: [360, 122], size: 74},
      {step: 3, at: [318, 90]},
      {name: 'upload', note: 'tools', at: [360, 184], width: 140, lines: 5, align: 'middle'},
      {
        way: [
          [402, 126],
          [468, 126],
        ],
      },
      {icon: 'page', at: [506, 126], size: 56},
      {tile: '#3', at: [534, 102], look: 'main'},
      {step: 4, at: [466, 96]},
      {name: 'revision', note: 'page', at: [506, 170], width: 132, lines: 5, align: 'middle'},
      {
        way: [
          [544, 126],
          [614, 126],
        ],
      },
      {icon: 'phone', at: [648, 126], size: 56},
      {step: 5, at: [612, 96]},
      {name: 'install', note: 'where', at: [648, 170], width: 132, lines: 5, align: 'middle'},

      {
        way: [
          [648, 92],
          [648, 50],
          [506, 50],
          [506, 88],
        ],
      },
      {note: 'sdk', at: [577, 6], width: 200, align: 'middle'},
    ],
  },
  narrow: {
    width: 320,
    height: 518,
    items: [
      {frame: [1, 1, 318, 168], look: 'ground'},
      {frame: [1, 287, 318, 230], look: 'ground'},
      {waves: [86, 272, 228, 0]},

      {icon: 'commit', at: [44, 46], size: 44},
      {step: 1, at: [94, 28]},
      {name: 'push', note: 'starts', at: [114, 18], width: 190, lines: 3},
      {
        way: [
          [44, 72],
          [44, 98],
        ],
      },
      {icon: 'crane', at: [44, 126], size: 44},
      {step: 2, at: [94, 108]},
      {name: 'build', note: 'files', at: [114, 98], width: 190, lines: 3},
      {
        way: [
          [44, 152],
          [44, 184],
        ],
      },
      {icon: 'ferry', at: [44, 218], size: 60},
      {step: 3, at: [94, 194]},
      {name: 'upload', note: 'tools', at: [114, 184], width: 196, lines: 4},
      {
        way: [
          [44, 252],
          [44, 304],
        ],
      },
      {icon: 'page', at: [44, 334], size: 44},
      {step: 4, at: [94, 314]},
      {name: 'revision', note: 'page', at: [114, 304], width: 176, lines: 4},
      {
        way: [
          [44, 360],
          [44, 390],
        ],
      },
      {icon: 'phone', at: [44, 418], size: 44},
      {step: 5, at: [94, 402]},
      {name: 'install', note: 'where', at: [114, 392], width: 176, lines: 3},
      {
        way: [
          [44, 444],
          [44, 476],
          [14, 476],
          [14, 334],
          [27, 334],
        ],
      },
      {note: 'sdk', at: [58, 464], width: 250},
    ],
  },
};
