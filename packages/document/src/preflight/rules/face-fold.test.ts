import { expect, test } from 'vitest'
import { withPhoto } from '../../change-photos.ts'
import { createPagesDocument } from '../../create-pages-document.ts'
import type { Box, Crop } from '../../model.ts'
import { applyPatch } from '../../patch.ts'
import { DEFAULT_CROP } from '../../repair-crop.ts'
import { preflight } from '../preflight.ts'
import { qualityRule } from '../quality-rule.ts'
import { FACE_RULES } from './face-fold.ts'

const ASSET = { id: 'a', name: 'a.jpg', width: 6000, height: 4000, source: 'upload' as const, notices: [] }

/** A spread of 600 x 200 mm whose photo fills its right page, zoomed in by half. */
function spread(crop: Partial<Crop> = {}) {
  const slots = [{ id: 'photo', box: { x: 300, y: -3, width: 303, height: 206 } }]
  const page = {
    id: 'spread',
    role: 'spread' as const,
    widthMm: 600,
    heightMm: 200,
    bleed: 3,
    safe: 5,
    slots,
  }
  const document = createPagesDocument('photobook', [page])
  return withPhoto(document, 'photo', ASSET, { ...DEFAULT_CROP, zoom: 1.5, ...crop })
}

const check = (document: ReturnType<typeof spread>, face: Box, foldMm = 12) =>
  preflight(document, {
    ...{ quality: qualityRule('hand'), faceRules: FACE_RULES, foldMm },
    subjects: { a: [face] },
  }).filter(({ id }) => id === 'face-fold')

const AT_FOLD = { x: 0.17, y: 0.45, width: 0.1, height: 0.1 }

test('a face in the strip that the fold swallows is reported, and moved out of it', () => {
  const document = spread()
  const [finding] = check(document, AT_FOLD)
  expect(finding).toMatchObject({ severity: 'strong', params: { mm: 12 }, elementId: 'photo' })
  const repair = finding?.repairs.find(({ id }) => id === 'show-subject')
  if (repair?.effect.type !== 'patch') throw new Error('No repair')
  expect(check(applyPatch(document, repair.effect.patch).document, AT_FOLD)).toEqual([])
})

test('faces beside the strip, out of sight, or in books whose fold swallows nothing are not', () => {
  expect(check(spread(), { ...AT_FOLD, x: 0.4 })).toEqual([])
  expect(check(spread(), { ...AT_FOLD, x: 0 })).toEqual([])
  expect(check(spread(), AT_FOLD, 0)).toEqual([])
})

test('a photo without room to move is only reported', () => {
  const repairs = check(spread({ zoom: 1 }), { ...AT_FOLD, x: 0 }).flatMap(one =>
    one.repairs.map(({ id }) => id),
  )
  expect(repairs).toEqual(['keep'])
})
