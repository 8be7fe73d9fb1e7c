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

/** Commands for the arrangement of a page's photos. */
export interface CollageCommands {
  /** Applies a layout; photos without a slot are set aside with their crop, and free photos fill new slots. */
  applyLayout(pageId: string, layout: Layout, change?: LayoutChange): boolean
  /** Applies arrangement number `proposal`; pinned photos stay. */
  shuffle(pageId: string, proposal: number): boolean
  /** Distance between the slots in mm. */
  setSpacing(pageId: string, mm: number): boolean
  /** Corner radius of the slots in mm. */
  setCorners(pageId: string, mm: number): boolean
  /**
   * Sets the stencil over all photos, or removes it; `words` is the initial text of a stencil of characters without
   * one.
   */
  setFigure(pageId: string, figure: StencilShape | null, words: string): boolean
  /** Moves an added stencil, in mm; the moves of one drag or of quick key presses are one undo step. */
  moveFigure(id: string, byMm: Point, drag?: number): boolean
  /** Resizes an added stencil to this width in mm; a drag or quick key presses are one undo step. */
  setFigureWidth(id: string, mm: number, options?: { still?: FixedCorner; drag?: number }): boolean
  /** Frees the photos of a page for moving, rotating and resizing, or returns them to the layout. */
  arrangeFreely(pageId: string, free: boolean): boolean
  /** Moves a free photo, in mm; the moves of one drag or of quick key presses are one undo step. */
  movePlace(id: string, byMm: Point, drag?: number): boolean
  /** Resizes a free photo to this width in mm; a drag or quick key presses are one undo step. */
  setPlaceWidth(id: string, mm: number, options?: { still?: FixedCorner; drag?: number }): boolean
  /** Rotates a free photo, in degrees clockwise; a drag or quick key presses are one undo step. */
  turnPlace(id: string, degrees: number, drag?: number): boolean
  /** Background colour below the photos, `#rrggbb` or a token of the design. */
  setGround(pageId: string, colour: string): boolean
}

export interface LayoutChange {
  free?: readonly Asset[]
  /** Values for the history and the announcement. */
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
    if (changed) core.announcer.announce(announce, { ...params, aside: Math.max(0, aside) })
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
      // Selects the chosen stencil, so that the next drag moves it.
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
