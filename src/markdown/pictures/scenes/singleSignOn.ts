import type {Scene} from '../layout';

/** The way of the members into the service, before and after the switch: only the gate changes. */
export const singleSignOn: Scene = {
  wide: {
    width: 720,
    height: 366,
    items: [
      {frame: [1, 1, 262, 364], look: 'ground'},
      {name: 'before', at: [18, 14], width: 236},
      {icon: 'team', at: [50, 90], size: 48},
      {name: 'members', at: [92, 80], width: 160},
      {
        way: [
          [50, 118],
          [50, 170],
        ],
      },
      {icon: 'key', at: [50, 198], size: 48},
      {name: 'password', note: 'password-how', at: [92, 178], width: 160, lines: 3},
      {
        way: [
          [50, 228],
          [50, 276],
        ],
      },
      {icon: 'ferry', at: [50, 312], size: 56},
      {name: 'service', at: [92, 302], width: 160},

      {
        way: [
          [268, 198],
          [302, 198],
        ],
      },

      {frame: [309, 1, 410, 364], look: 'tint'},
      {name: 'after', at: [326, 14], width: 380},
      {icon: 'team', at: [358, 90], size: 48},
      {step: 1, at: [410, 84]},
      {name: 'start', note: 'sent', at: [432, 74], width: 276, lines: 3},
      {
        way: [
          [358, 118],
          [358, 170],
        ],
      },
      {icon: 'badge', at: [358, 198], size: 48},
      {step: 2, at: [410, 188]},
      {name: 'provider', note: 'provider-how', at: [432, 178], width: 276, lines: 3},
      {
        way: [
          [358, 228],
          [358, 276],
        ],
      },
      {icon: 'ferry', at: [358, 312], size: 56},
      {step: 3, at: [410, 300]},
      {name: 'response', note: 'check', at: [432, 290], width: 276, lines: 3},
    ],
  },
  narrow: {
    width: 320,
    height: 646,
    items: [
      {frame: [1, 1, 318, 256], look: 'ground'},
      {name: 'before', at: [16, 12], width: 290},
      {icon: 'team', at: [44, 68], size: 40},
      {name: 'members', at: [84, 58], width: 220},
      {
        way: [
          [44, 92],
          [44, 120],
        ],
      },
      {icon: 'key', at: [44, 144], size: 40},
      {name: 'password', note: 'password-how', at: [84, 124], width: 220, lines: 3},
      {
        way: [
          [44, 168],
          [44, 192],
        ],
      },
      {icon: 'ferry', at: [44, 220], size: 48},
      {name: 'service', at: [84, 212], width: 220},

      {
        way: [
          [160, 262],
          [160, 292],
        ],
      },

      {frame: [1, 299, 318, 346], look: 'tint'},
      {name: 'after', at: [16, 310], width: 290},
      {icon: 'team', at: [44, 376], size: 40},
      {step: 1, at: [92, 360]},
      {name: 'start', note: 'sent', at: [112, 350], width: 196, lines: 4},
      {
        way: [
          [44, 400],
          [44, 446],
        ],
      },
      {icon: 'badge', at: [44, 472], size: 40},
      {step: 2, at: [92, 456]},
      {name: 'provider', note: 'provider-how', at: [112, 446], width: 196, lines: 4},
      {
        way: [
          [44, 498],
          [44, 546],
        ],
      },
      {icon: 'ferry', at: [44, 576], size: 48},
      {step: 3, at: [92, 556]},
      {name: 'response', note: 'check', at: [112, 546], width: 196, lines: 5},
    ],
  },
};
