import fc from 'fast-check'
import { withAssets, withPhoto, withPhotoSetAside } from '../change-photos.ts'
import { createFrameDocument } from '../create-pages-document.ts'
import type { Asset, Crop, Document, EdgeMode } from '../model.ts'

const between = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map(x => x + 0)

export const crops: fc.Arbitrary<Crop> = fc.record({
  fit: fc.constantFrom('cover' as const, 'contain' as const),
  centre: fc.record({ u: between(0, 1), v: between(0, 1) }),
  zoom: between(1, 16),
  angle: between(-45, 45),
  quarterTurns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  mirrored: fc.boolean(),
})

export const fillingCrops: fc.Arbitrary<Crop> = crops.map(crop => ({ ...crop, fit: 'cover' as const }))

export const photoSizes = fc.record({
  width: fc.integer({ min: 20, max: 12_000 }),
  height: fc.integer({ min: 20, max: 12_000 }),
})

export const sizings = fc.record({
  widthMm: between(50, 2000),
  heightMm: between(50, 2000),
  bleed: fc.constantFrom(0, 3, 40),
  safe: fc.constantFrom(0, 5),
  edge: fc.option(
    fc.record({
      mode: fc.constantFrom<EdgeMode>('folded', 'mirrored', 'coloured'),
      depth: fc.constantFrom(25, 38),
      colour: fc.constant('#336699'),
    }),
  ),
})

export const assets: fc.Arbitrary<Asset> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    size: photoSizes,
    name: fc.string({ maxLength: 20, unit: 'grapheme-ascii' }),
    alt: fc.option(fc.string({ maxLength: 20, unit: 'grapheme-ascii' })),
    lastCrop: fc.option(crops),
    notices: fc.uniqueArray(fc.constantFrom('turned', 'messenger-copy'), { maxLength: 2 }),
  })
  .map(({ id, size, name, alt, lastCrop, notices }) => ({
    id,
    name,
    ...size,
    source: 'upload' as const,
    notices,
    ...(alt !== null && { alt }),
    ...(lastCrop !== null && { lastCrop }),
  }))

/** Documents as created by the designer: wall art with a few photos, one of them possibly in a slot. */
export const documents: fc.Arbitrary<Document> = fc
  .record({
    sizing: sizings,
    title: fc.string({ maxLength: 30, unit: 'grapheme-ascii' }),
    known: fc.array(assets, { maxLength: 3 }),
    placed: fc.option(fc.tuple(assets, crops)),
    aside: fc.option(fc.constantFrom('a', 'b', 'c')),
    kept: fc.dictionary(
      fc.constantFrom('too-small/photo-1', 'wrap-edge/photo-1'),
      fc.constant(true as const),
    ),
  })
  .map(({ sizing, title, known, placed, aside, kept }) => {
    const empty = { ...createFrameDocument({ ...sizing, title }), kept }
    const stocked = withAssets(empty, known)
    const filled = placed ? withPhoto(stocked, 'photo-1', placed[0], placed[1]) : stocked
    return aside ? withPhotoSetAside(filled, aside) : filled
  })
