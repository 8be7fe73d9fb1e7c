import { type Document, elementOf } from '@passepartout/document'
import type { Core } from '../core.ts'
import type { AnnouncementKey } from '../events.ts'
import type { StepName } from '../state.ts'

interface DragStep {
  name: StepName
  announce: AnnouncementKey
  mergeKey: string
}

/** Commits a change of an element's box or rotation as one undo step and announces its new position. */
export const commitDragChange =
  (core: Core) =>
  (id: string, change: (document: Document) => Document, { name, announce, mergeKey }: DragStep): boolean => {
    core.settle()
    const before = core.snapshot().document
    const document = change(before)
    const pageId = before.pages.find(({ elements }) => elements.some(one => one.id === id))?.id ?? null
    const changed = core.commit({ document }, { name, params: {}, pageId, mergeKey })
    const element = elementOf(document, id)
    if (changed && element) {
      const { box, turn: degrees } = element
      const [left, top] = [Math.round(box.x), Math.round(box.y)]
      const [width, height] = [Math.round(box.width), Math.round(box.height)]
      core.announcer.announce(announce, { left, top, width, height, degrees })
    }
    return changed
  }
