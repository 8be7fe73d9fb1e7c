import {
  type Crop,
  clampCrop,
  DEFAULT_CROP,
  type Document,
  mirrorCrop,
  type Point,
  panCrop,
  quarterTurnCrop,
  setCropAngle,
  setCropZoom,
  toggleContain,
  zoomCrop,
} from '@passepartout/document'
import { resolvePhotoInSlot } from '../resolve-photo-in-slot.ts'
import { type CommandContext, commitCropChange } from './command-context.ts'

/** Changes of a crop. Quick repetitions of pan, tilt or zoom in the same direction are one undo step. */
export interface CropCommands {
  setCrop(slotId: string, crop: Crop): boolean
  /** Crops photos as proposed. Proposals that follow each other are one undo step. The caller passes the change itself. */
  acceptProposals(change: (document: Document) => Document): boolean
  /** Moves the photo by mm of the page. */
  panCrop(slotId: string, by: Point): boolean
  /** Multiplies the zoom; the point `about` (mm of the page) stays in place. */
  zoomCrop(slotId: string, factor: number, about?: Point): boolean
  /** 1 fills the slot exactly. */
  setZoom(slotId: string, zoom: number): boolean
  /** Adds a tilt in degrees clockwise. */
  tiltBy(slotId: string, degrees: number): boolean
  setAngle(slotId: string, degrees: number): boolean
  /** Quarter turns clockwise; default one. */
  quarterTurn(slotId: string, turns?: number): boolean
  mirror(slotId: string): boolean
  /** Toggles between the whole photo with a paper margin and filling the slot. */
  toggleWhole(slotId: string): boolean
  /** Fills the slot, level and centred; quarter turns and mirroring stay. */
  resetCrop(slotId: string): boolean
}

/** Time between proposals of one undo step. */
const PROPOSALS_MS = 60_000

export function createCropCommands(context: CommandContext): CropCommands {
  const { core } = context
  const moved = { name: 'crop-moved', announce: 'crop.moved', mergeKey: 'pan' } as const
  const zoomed = { name: 'crop-zoomed', announce: 'crop.zoom', mergeKey: 'zoom' } as const
  const tilted = { name: 'crop-tilted', announce: 'crop.tilted', mergeKey: 'tilt' } as const
  return {
    setCrop: (slotId, crop) =>
      commitCropChange(context, slotId, ({ frame, asset }) => clampCrop(frame, asset, crop), {
        name: 'crop-changed',
        announce: 'crop.changed',
      }),
    acceptProposals: change => {
      core.settle()
      return core.commit(
        { document: change(core.snapshot().document) },
        { name: 'crop-changed', params: {}, pageId: null, mergeKey: 'proposals', mergeMs: PROPOSALS_MS },
      )
    },
    panCrop: (slotId, by) =>
      commitCropChange(context, slotId, ({ frame, asset, crop }) => panCrop(frame, asset, crop, by), moved),
    zoomCrop: (slotId, factor, about) =>
      commitCropChange(
        context,
        slotId,
        ({ frame, asset, crop }) => zoomCrop(frame, asset, crop, factor, about),
        zoomed,
      ),
    setZoom: (slotId, zoom) =>
      commitCropChange(
        context,
        slotId,
        ({ frame, asset, crop }) => setCropZoom(frame, asset, crop, zoom),
        zoomed,
      ),
    tiltBy: (slotId, degrees) =>
      commitCropChange(
        context,
        slotId,
        ({ frame, asset, crop }) => setCropAngle(frame, asset, crop, tenth(crop.angle + degrees)),
        tilted,
      ),
    setAngle: (slotId, degrees) =>
      commitCropChange(
        context,
        slotId,
        ({ frame, asset, crop }) => setCropAngle(frame, asset, crop, degrees),
        tilted,
      ),
    quarterTurn: (slotId, turns = 1) =>
      commitCropChange(
        context,
        slotId,
        ({ frame, asset, crop }) => quarterTurnCrop(frame, asset, crop, turns),
        {
          name: 'crop-turned',
          announce: 'crop.turned',
          params: { turned: turns * 90 },
        },
      ),
    mirror: slotId =>
      commitCropChange(context, slotId, ({ frame, asset, crop }) => mirrorCrop(frame, asset, crop), {
        name: 'crop-mirrored',
        announce: 'crop.mirrored',
      }),
    toggleWhole: slotId => toggleContainPhoto(context, slotId),
    resetCrop: slotId =>
      commitCropChange(
        context,
        slotId,
        ({ crop: { quarterTurns, mirrored } }) => ({ ...DEFAULT_CROP, quarterTurns, mirrored }),
        { name: 'crop-reset', announce: 'crop.reset' },
      ),
  }
}

function toggleContainPhoto(context: CommandContext, slotId: string): boolean {
  const isWhole = resolvePhotoInSlot(context.core.snapshot(), slotId)?.crop.fit === 'contain'
  return commitCropChange(
    context,
    slotId,
    ({ frame, asset, crop }) => toggleContain(frame, asset, crop),
    isWhole
      ? { name: 'crop-filled', announce: 'crop.filled' }
      : { name: 'crop-whole', announce: 'crop.whole' },
  )
}

// Rounds the drift of summed tenths: the dial has steps of 0.1 degrees.
const tenth = (degrees: number) => Math.round(degrees * 10) / 10
