import type {Scene} from '../layout';

/** Both ways to distribute, side by side, step by step from top to bottom. */
export const twoWays: Scene = {
  wide: {
    width: 720,
    height: 412,
    items: [
      {frame: [1, 1, 350, 410], look: 'ground'},
      {icon: 'person', at: [42, 46], size: 34},
      {icon: 'person', at: [66, 46], size: 34},
      {name: 'member', note: 'by-name', at: [100, 24], width: 240},
      {
        way: [
          [54, 72],
          [54, 104],
        ],
      },
      {icon: 'team', at: [54, 128], size: 40},
      {name: 'team', note: 'team-how', at: [100, 108], width: 240, lines: 3},
      {
        way: [
          [54, 154],
          [54, 182],
        ],
      },
      {icon: 'key', at: [54, 206], size: 40},
      {name: 'sign-in', note: 'seat', at: [100, 186], width: 240, lines: 3},
      {
        way: [
          [54, 232],
          [54, 260],
        ],
      },
      {tile: '', at: [62, 296]},
      {tile: '', at: [58, 290]},
      {tile: '#3', at: [54, 284], look: 'main'},
      {name: 'choose', note: 'stored', at: [100, 264], width: 240, lines: 3},
      {
        way: [
          [54, 312],
          [54, 340],
        ],
      },
      {icon: 'bell', at: [54, 366], size: 40},
      {name: 'next', note: 'notified', at: [100, 342], width: 240, lines: 3},

      {frame: [369, 1, 350, 410], look: 'ground'},
      {icon: 'phone', at: [408, 46], size: 32},
      {icon: 'phone', at: [436, 46], size: 32},
      {name: 'link', note: 'anyone', at: [468, 24], width: 240},
      {
        way: [
          [422, 72],
          [422, 104],
        ],
      },
      {icon: 'page', at: [422, 128], size: 40},
      {name: 'page', note: 'page-how', at: [468, 108], width: 240, lines: 3},
      {
        way: [
          [422, 154],
          [422, 182],
        ],
      },
      {icon: 'link', at: [422, 206], size: 40},
      {name: 'open', note: 'no-account', at: [468, 186], width: 240, lines: 3},
      {
        way: [
          [422, 232],
          [422, 260],
        ],
      },
      {tile: '#3', at: [422, 286], look: 'main'},
      {name: 'one', note: 'served', at: [468, 264], width: 240, lines: 3},
      {
        way: [
          [422, 308],
          [422, 340],
        ],
      },
      {icon: 'page', at: [422, 366], size: 40},
      {name: 'next', note: 'same-link', at: [468, 342], width: 240, lines: 3},
    ],
  },
  narrow: {
    width: 320,
    height: 812,
    items: [
      {frame: [1, 1, 318, 396], look: 'ground'},
      {icon: 'person', at: [34, 44], size: 32},
      {icon: 'person', at: [56, 44], size: 32},
      {name: 'member', note: 'by-name', at: [84, 22], width: 226, lines: 3},
      {
        way: [
          [45, 68],
          [45, 98],
        ],
      },
      {icon: 'team', at: [45, 122], size: 38},
      {name: 'team', note: 'team-how', at: [84, 102], width: 226, lines: 3},
      {
        way: [
          [45, 146],
          [45, 174],
        ],
      },
      {icon: 'key', at: [45, 198], size: 38},
      {name: 'sign-in', note: 'seat', at: [84, 178], width: 226, lines: 3},
      {
        way: [
          [45, 222],
          [45, 250],
        ],
      },
      {tile: '', at: [53, 286]},
      {tile: '', at: [49, 280]},
      {tile: '#3', at: [45, 274], look: 'main'},
      {name: 'choose', note: 'stored', at: [84, 254], width: 226, lines: 3},
      {
        way: [
          [45, 302],
          [45, 326],
        ],
      },
      {icon: 'bell', at: [45, 352], size: 38},
      {name: 'next', note: 'notified', at: [84, 328], width: 226, lines: 3},

      {frame: [1, 415, 318, 396], look: 'ground'},
      {icon: 'phone', at: [32, 458], size: 30},
      {icon: 'phone', at: [58, 458], size: 30},
      {name: 'link', note: 'anyone', at: [84, 436], width: 226, lines: 3},
      {
        way: [
          [45, 482],
          [45, 512],
        ],
      },
      {icon: 'page', at: [45, 536], size: 38},
      {name: 'page', note: 'page-how', at: [84, 516], width: 226, lines: 3},
      {
        way: [
          [45, 560],
          [45, 588],
        ],
      },
      {icon: 'link', at: [45, 612], size: 38},
      {name: 'open', note: 'no-account', at: [84, 592], width: 226, lines: 3},
      {
        way: [
          [45, 636],
          [45, 664],
        ],
      },
      {tile: '#3', at: [45, 688], look: 'main'},
      {name: 'one', note: 'served', at: [84, 668], width: 226, lines: 3},
      {
        way: [
          [45, 708],
          [45, 740],
        ],
      },
      {icon: 'page', at: [45, 766], size: 38},
      {name: 'next', note: 'same-link', at: [84, 742], width: 226, lines: 3},
    ],
  },
};
