import { SHADOW_GAP, type WallArtAppearance } from '@passepartout/domain'
import type { RoomPhoto, WallItem } from './room-photo.ts'

/** How the appearance of an item was stored until December 2026. */
interface FormerAppearance extends Pick<WallArtAppearance, 'edge' | 'depthMm' | 'coveredMm' | 'glazed'> {
  frame: WallArtAppearance['frame'] | null
  mat: { colour: string } | null
  /** From the print's trim to the outermost edge, on each side. */
  rimMm: number
}

/** A stored room photo; items that were hung before have the appearance of today's model. */
export const withCurrentAppearances = (wall: RoomPhoto): RoomPhoto => ({
  ...wall,
  others: wall.others.map(item => ({ ...item, look: currentAppearance(item) })),
})

function currentAppearance({
  look,
  outer,
}: Pick<WallItem, 'outer'> & { look: WallArtAppearance | FormerAppearance }) {
  if ('seen' in look) return look
  const { frame, mat, rimMm, edge, depthMm, coveredMm, glazed } = look
  const around = rimMm + coveredMm
  const rim = frame ? around - frame.widthMm : 0
  return {
    ...{ edge, depthMm, coveredMm, glazed, standOffMm: 0 },
    seen: { widthMm: outer.widthMm - 2 * around, heightMm: outer.heightMm - 2 * around },
    ...(frame && { frame }),
    ...(rim > 0 && {
      rim: { widthMm: rim, colour: mat?.colour ?? SHADOW_GAP, bevelled: mat !== null },
    }),
  } satisfies WallArtAppearance
}
