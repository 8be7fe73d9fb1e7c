/** Where a close-up is drawn: a scene, the part of it that is shown (`x y width height` as shares), how far the photo reaches under its mask. */
export interface PhotoPlacement {
  scene: string
  crop?: string
  grow?: number
  /** A folded canvas continues the photo's margin on its edges. */
  wrap?: 'folded'
}

/** The photo in all lead images. */
export const LEAD_PHOTO = 'forest-brook-cascades'
/** The wall behind products seen from the front. */
export const LEAD_WALL = 'plain-wall-warm-white'

/** The corner of each material, as its close-up shows it. */
export const CORNERS: Readonly<Record<string, PhotoPlacement>> = {
  acrylglas: { scene: 'acrylic-perspective-acrylic', crop: '0.18 0.045 0.525 0.4667' },
  aludibond: { scene: 'acrylic-perspective-alu-dibond', crop: '0.18 0.045 0.525 0.4667' },
  backlitfolie: { scene: 'plain-wall-backlit', crop: '0.1994 0.155 0.3525 0.3525' },
  echtglas: { scene: 'plain-wall-glass', crop: '0.2 0.1606 0.3475 0.3475' },
  forexplatte: { scene: 'acrylic-perspective-forex', crop: '0.18 0.045 0.525 0.4667' },
  fototapete: { scene: 'living-room-wallpaper', crop: '0.0325 0.2756 0.4994 0.4994' },
  gallerybond: { scene: 'acrylic-perspective-gallery-bond', crop: '0.18 0.045 0.525 0.4667' },
  hahnemuehle: { scene: 'paper-corner' },
  klebefolie: { scene: 'plain-wall-film', crop: '0.2 0.1606 0.3475 0.3475' },
  leinwand: { scene: 'canvas-corner-25' },
  poster: { scene: 'acrylic-perspective-poster', crop: '0.1862 0.0475 0.5188 0.4611', grow: 16 },
  pvcplane: { scene: 'plain-wall-tarp', crop: '0.1994 0.1588 0.3494 0.3494' },
}

/** Options that a corner shows instead; the first one that is chosen counts. */
export const CORNERS_OF_OPTIONS: readonly (readonly [option: string, place: PhotoPlacement])[] = [
  ['rand-farbig', { scene: 'canvas-corner-coloured' }],
  ['rand-umgeschlagen', { scene: 'canvas-corner-deep', wrap: 'folded' }],
  ['keilrahmen-38', { scene: 'canvas-corner-38' }],
]

/** Frames photographed from the side, by the beginning of their finish. */
export const PERSPECTIVES: readonly (readonly [finish: string, scene: string])[] = [
  ['holzrahmen-eiche', 'frame-perspective-oak'],
  ['holzrahmen-natur', 'frame-perspective-oak'],
  ['holzrahmen-schwarz', 'frame-perspective-black'],
  ['holzrahmen-weiss', 'frame-perspective-white'],
  ['fotorahmen-eiche', 'frame-perspective-oak'],
  ['fotorahmen-schwarz', 'frame-perspective-black'],
  ['fotorahmen-weiss', 'frame-perspective-white'],
  ['kunststoffrahmen-schwarz', 'frame-perspective-black'],
  ['kunststoffrahmen-weiss', 'frame-perspective-white'],
  ['alurahmen-eckig-gold', 'frame-perspective-alu-gold'],
  ['alurahmen-eckig-kupfer', 'frame-perspective-alu-copper'],
  ['alurahmen-eckig-schwarz', 'frame-perspective-alu-black'],
  ['alurahmen-eckig-silber', 'frame-perspective-alu-silver'],
]
