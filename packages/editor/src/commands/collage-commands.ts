import {
  type Asset,
  type Document,
  type FixedCorner,
  isCustomerStencil,
  type Layout,
  type Point,
  type StencilShape,
  withCorners,
  withFreeLayout,
  withLayout,
  withMovedSlot,
  withMovedStencil,
  withPageBackground,
  withShuffled,
  withSlotRotation,
  withSlotWidth,
  withSpacing,
  withStencilShape,
  withStencilWidth,
} from '@passepartout/document'
import type { AnnouncementKey } from '../events.ts'
import type { Params, StepName } from '../state.ts'
import type { CommandContext } from './command-context.ts'
import { commitDragChange } from './commit-drag-change.ts'

/** How the photos of a page lie together. */
export interface CollageCommands {
  /** Another layout; what has no place any more is set aside with its crop, and free photos fill new places. */
  applyLayout(pageId: string, layout: Layout, change?: LayoutChange): boolean
  /** The arrangement of this number; what is pinned stays. */
  shuffle(pageId: string, proposal: number): boolean
  /** Distance between the places in mm. */
  setSpacing(pageId: string, mm: number): boolean
  /** Radius of the places' corners in mm. */
  setCorners(pageId: string, mm: number): boolean
  /** What the photos fill together; `words` are the first letters of an opening that had none. */
  setFigure(pageId: string, figure: StencilShape | null, words: string): boolean
  /** Moves a form that was added, in mm; moves of one drag, or quick presses of a key, are one step. */
  moveFigure(id: string, byMm: Point, drag?: number): boolean
  /** Gives a form that was added another width in mm; a drag, or quick presses of a key, are one step. */
  setFigureWidth(id: string, mm: number, options?: { still?: FixedCorner; drag?: number }): boolean
  /** Lets the photos of a page be moved, turned and sized by hand, or brings them back to where the layout has them. */
  arrangeFreely(pageId: string, free: boolean): boolean
  /** Moves a free photo in mm; moves of one drag, or quick presses of a key, are one step. */
  movePlace(id: string, byMm: Point, drag?: number): boolean
  /** Gives a free photo another width in mm; a drag, or quick presses of a key, are one step. */
  setPlaceWidth(id: string, mm: number, options?: { still?: FixedCorner; drag?: number }): boolean
  /** Turns a free photo, in degrees clockwise; a drag, or quick presses of a key, are one step. */
  turnPlace(id: string, degrees: number, drag?: number): boolean
  /** Colour below the photos, `#rrggbb` or a token of the design. */
  setGround(pageId: string, colour: string): boolean
}

export interface LayoutChange {
  free?: readonly Asset[]
  /** For history and announcement. */
  params?: Params
}

export function createCollageCommands({ core }: CommandContext): CollageCommands {
  const run = (
    pageId: string,
    change: (document: Document) => Document,
    name: StepName,
    announce: AnnouncementKey,
    { params = {}, mergeKey }: { params?: Params; mergeKey?: string } = {},
  ): boolean => {
    core.settle()
    const before = core.snapshot().document
    const document = change(before)
    const changed = core.commit({ document }, { name, params, pageId, ...(mergeKey && { mergeKey }) })
    const aside = document.aside.length - before.aside.length
    if (changed) core.announcer.say(announce, { ...params, aside: Math.max(0, aside) })
    return changed
  }
  const place = commitDragChange(core)
  return {
    moveFigure: (id, by, drag) =>
      place(id, document => withMovedStencil(document, id, by), {
        name: 'figure-moved',
        announce: 'text.moved',
        mergeKey: `move/${id}/${drag ?? 'keys'}`,
      }),
    setFigureWidth: (id, mm, { still = 'middle', drag } = {}) =>
      place(id, document => withStencilWidth(document, id, mm, still), {
        name: 'figure-resized',
        announce: 'text.resized',
        mergeKey: `width/${id}/${drag ?? 'keys'}`,
      }),
    arrangeFreely: (pageId, free) =>
      run(
        pageId,
        document => withFreeLayout(document, pageId, free),
        free ? 'places-freed' : 'places-at-home',
        free ? 'places.freed' : 'places.home',
      ),
    movePlace: (id, by, drag) =>
      place(id, document => withMovedSlot(document, id, by), {
        name: 'place-moved',
        announce: 'text.moved',
        mergeKey: `move/${id}/${drag ?? 'keys'}`,
      }),
    setPlaceWidth: (id, mm, { still = 'middle', drag } = {}) =>
      place(id, document => withSlotWidth(document, id, mm, still), {
        name: 'place-resized',
        announce: 'text.resized',
        mergeKey: `width/${id}/${drag ?? 'keys'}`,
      }),
    turnPlace: (id, degrees, drag) =>
      place(id, document => withSlotRotation(document, id, degrees), {
        name: 'place-turned',
        announce: 'text.turned',
        mergeKey: `turn/${id}/${drag ?? 'keys'}`,
      }),
    applyLayout: (pageId, layout, { free = [], params = {} } = {}) =>
      run(
        pageId,
        document => withLayout(document, pageId, layout, { free }),
        'layout-changed',
        'layout.changed',
        {
          params,
        },
      ),
    shuffle: (pageId, proposal) =>
      run(
        pageId,
        document => withShuffled(document, pageId, proposal),
        'photos-shuffled',
        'photos.shuffled',
        {
          params: { proposal },
        },
      ),
    setSpacing: (pageId, mm) =>
      run(pageId, document => withSpacing(document, pageId, mm), 'spacing-changed', 'spacing.changed', {
        params: { mm },
        mergeKey: `spacing/${pageId}`,
      }),
    setCorners: (pageId, mm) =>
      run(pageId, document => withCorners(document, pageId, mm), 'corners-changed', 'corners.changed', {
        params: { mm },
        mergeKey: `corners/${pageId}`,
      }),
    setFigure(pageId, figure, words) {
      const changed = run(
        pageId,
        document => withStencilShape(document, pageId, figure, words),
        'figure-changed',
        'figure.changed',
      )
      // What was just chosen is in the hand's reach: a form follows the next drag.
      const page = core.snapshot().document.pages.find(({ id }) => id === pageId)
      const own = page?.elements.find(isCustomerStencil)
      if (changed && own) core.setSession({ selection: [own.id] })
      return changed
    },
    setGround: (pageId, colour) =>
      run(
        pageId,
        document => withPageBackground(document, pageId, colour),
        'ground-changed',
        'ground.changed',
        {
          mergeKey: `ground/${pageId}`,
        },
      ),
  }
}
