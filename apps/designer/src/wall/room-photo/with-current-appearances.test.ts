import { frameOverhangMm, outerSizeMm, type WallArtAppearance } from '@passepartout/domain'
import { expect, test } from 'vitest'
import type { RoomPhoto } from './room-photo.ts'
import { withCurrentAppearances } from './with-current-appearances.ts'

const FRAME = { widthMm: 20, colour: '#b98f5e', edgeColour: '#8a6640', look: 'wood' } as const
const hung = (look: object, outer: { widthMm: number; heightMm: number }): RoomPhoto =>
  ({ others: [{ look, outer }] }) as unknown as RoomPhoto
const lookOf = (wall: RoomPhoto) => withCurrentAppearances(wall).others[0]?.look as WallArtAppearance

test('a framed picture that was hung before keeps its size, its mat and its place in the frame', () => {
  const before = {
    ...{ edge: 'paper', depthMm: 33, frame: FRAME, mat: { colour: '#f7f5ef' } },
    ...{ gapMm: 0, rimMm: 45, coveredMm: 3, glazed: true },
  }
  const outer = { widthMm: 690, heightMm: 490 }
  const look = lookOf(hung(before, outer))
  expect(look.rim).toEqual({ widthMm: 28, colour: '#f7f5ef', bevelled: true })
  expect(outerSizeMm(look)).toEqual(outer)
  expect(frameOverhangMm(look)).toBe(45)
})

test('a plate that was hung before has no rim', () => {
  const before = {
    edge: 'plate',
    depthMm: 3,
    frame: null,
    mat: null,
    gapMm: 0,
    rimMm: 0,
    coveredMm: 0,
    glazed: false,
  }
  const look = lookOf(hung(before, { widthMm: 600, heightMm: 400 }))
  expect(look).toMatchObject({ edge: 'plate', seen: { widthMm: 600, heightMm: 400 } })
  expect(look).not.toHaveProperty('rim')
})
