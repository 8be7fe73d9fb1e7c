import type { Typesetter } from '../text-shaper.ts'

/** A shaper in which every character is half an em square, so that layouts can be counted by hand. */
export const squareShaper: Typesetter = {
  load: () => Promise.resolve(),
  shape: (text, _face, trackingEm) => ({
    glyphs: [...text].map((_, index) => ({
      path: 'M0 0L0.5 0L0.5 -0.5Z',
      x: index * (0.5 + trackingEm),
      y: 0,
    })),
    width: text.length === 0 ? 0 : text.length * 0.5 + (text.length - 1) * trackingEm,
    missing: [...text].filter(character => character === '☃'),
    standIns: [],
  }),
}
