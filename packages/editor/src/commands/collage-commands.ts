import {
  type Asset,
  type Document,
  type Figure,
  type Layout,
  withCorners,
  withFigure,
  withGround,
  withLayout,
  withShuffled,
  withSpacing,
} from '@passepartout/document'
import type { AnnouncementKey } from '../events.ts'
import type { Params, StepName } from '../state.ts'
import type { CommandContext } from './command-context.ts'

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
  setFigure(pageId: string, figure: Figure | null, words: string): boolean
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
  return {
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
    setFigure: (pageId, figure, words) =>
      run(
        pageId,
        document => withFigure(document, pageId, figure, words),
        'figure-changed',
        'figure.changed',
      ),
    setGround: (pageId, colour) =>
      run(pageId, document => withGround(document, pageId, colour), 'ground-changed', 'ground.changed', {
        mergeKey: `ground/${pageId}`,
      }),
  }
}
