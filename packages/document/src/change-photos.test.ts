import { describe, expect, it } from 'vitest'
import {
  withCrop,
  withoutAsset,
  withoutPhoto,
  withPhoto,
  withPhotoRestored,
  withPhotoSetAside,
  withSwappedPhotos,
} from './change-photos.ts'
import { createFrameDocument } from './create-pages-document.ts'
import { findSlot } from './find.ts'
import type { Asset, Crop } from './model.ts'
import { DEFAULT_CROP } from './repair-crop.ts'

const photo = (id: string): Asset => ({
  id,
  name: `${id}.jpg`,
  width: 3000,
  height: 2000,
  source: 'upload',
  notices: [],
})
const empty = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: '' })
const crop: Crop = { ...DEFAULT_CROP, zoom: 2, angle: 3 }
const inSlot = (document: typeof empty, id = 'photo-1') => findSlot(document, id)?.slot.photo

describe('a photo', () => {
  it('fills its slot from the middle at first', () => {
    expect(inSlot(withPhoto(empty, 'photo-1', photo('a')))).toEqual({ assetId: 'a', crop: DEFAULT_CROP })
  })

  it('keeps its crop when it is replaced and comes back', () => {
    const cropped = withCrop(withPhoto(empty, 'photo-1', photo('a')), 'photo-1', crop)
    const replaced = withPhoto(cropped, 'photo-1', photo('b'))
    expect(inSlot(withPhoto(replaced, 'photo-1', photo('a')))).toEqual({ assetId: 'a', crop })
  })

  it('keeps its crop when it is taken out or set aside', () => {
    const cropped = withPhoto(empty, 'photo-1', photo('a'), crop)
    expect(withoutPhoto(cropped, 'photo-1').assets.a?.lastCrop).toEqual(crop)
    const aside = withPhotoSetAside(cropped, 'a')
    expect(aside.aside).toEqual(['a'])
    expect(inSlot(aside)).toBeNull()
    expect(inSlot(withPhoto(aside, 'photo-1', photo('a')))).toEqual({ assetId: 'a', crop })
  })

  it('is no longer aside once it is placed or brought back', () => {
    const aside = withPhotoSetAside(withPhoto(empty, 'photo-1', photo('a')), 'a')
    expect(withPhoto(aside, 'photo-1', photo('a')).aside).toEqual([])
    expect(withPhotoRestored(aside, 'a').aside).toEqual([])
  })

  it('leaves no trace when it is forgotten', () => {
    expect(withoutAsset(withPhoto(empty, 'photo-1', photo('a')), 'a')).toEqual(empty)
  })

  it('changes place with another, each with its crop', () => {
    const second = { ...empty.pages[0]!.elements[0]!, id: 'photo-2' }
    const two = { ...empty, pages: [{ ...empty.pages[0]!, elements: [...empty.pages[0]!.elements, second] }] }
    const filled = withPhoto(withPhoto(two, 'photo-1', photo('a'), crop), 'photo-2', photo('b'))
    const swapped = withSwappedPhotos(filled, 'photo-1', 'photo-2')
    expect(inSlot(swapped, 'photo-1')).toEqual({ assetId: 'b', crop: DEFAULT_CROP })
    expect(inSlot(swapped, 'photo-2')).toEqual({ assetId: 'a', crop })
  })
})
