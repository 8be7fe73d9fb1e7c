import {
  type FixedCorner,
  type Point,
  resetOrnament,
  withMovedOrnament,
  withOrnamentRotation,
  withOrnamentWidth,
} from '@passepartout/document'
import type { CommandContext } from './command-context.ts'
import { commitDragChange } from './commit-drag-change.ts'

/** Commands for drawings that the design lets customers move within its limits. */
export interface OrnamentCommands {
  /** Moves an ornament, in mm; the moves of one drag or of quick key presses are one undo step. */
  moveOrnament(id: string, byMm: Point, drag?: number): boolean
  /** Resizes an ornament to this width in mm; a drag or quick key presses are one undo step. */
  setOrnamentWidth(id: string, mm: number, options?: { still?: FixedCorner; drag?: number }): boolean
  /** Rotates an ornament, in degrees clockwise; a drag or quick key presses are one undo step. */
  turnOrnament(id: string, degrees: number, drag?: number): boolean
  /** Returns an ornament to its position in the design. */
  putOrnamentBack(id: string): boolean
}

export function createOrnamentCommands({ core }: CommandContext): OrnamentCommands {
  const change = commitDragChange(core)
  return {
    moveOrnament: (id, by, drag) =>
      change(id, document => withMovedOrnament(document, id, by), {
        name: 'ornament-moved',
        announce: 'text.moved',
        mergeKey: `move/${id}/${drag ?? 'keys'}`,
      }),
    setOrnamentWidth: (id, mm, { still = 'middle', drag } = {}) =>
      change(id, document => withOrnamentWidth(document, id, mm, still), {
        name: 'ornament-resized',
        announce: 'text.resized',
        mergeKey: `width/${id}/${drag ?? 'keys'}`,
      }),
    turnOrnament: (id, degrees, drag) =>
      change(id, document => withOrnamentRotation(document, id, degrees), {
        name: 'ornament-turned',
        announce: 'text.turned',
        mergeKey: `turn/${id}/${drag ?? 'keys'}`,
      }),
    putOrnamentBack: id =>
      change(id, document => resetOrnament(document, id), {
        name: 'ornament-at-home',
        announce: 'ornament.home',
        mergeKey: `home/${id}`,
      }),
  }
}
