import type { Core } from '../core.ts'
import { type SerialisedHistory, serialiseHistory } from './serialise-history.ts'
import { type DocumentState, redoStep, undoStep } from './step.ts'

export interface History {
  undo(): boolean
  redo(): boolean
  /** Goes to the state after `position` steps; later steps stay until the next change. */
  jump(position: number): boolean
  serialise(): SerialisedHistory
}

export function createHistory(core: Core): History {
  const travel = (to: number, cause: 'undo' | 'redo' | 'jump'): boolean => {
    core.settle()
    const timeline = core.timeline()
    const { steps, position } = timeline
    if (!Number.isInteger(to) || to < 0 || to > steps.length || to === position) {
      if (cause !== 'jump') core.announcer.announce('history.nothing', { direction: cause })
      return false
    }
    const { document, configuration } = core.snapshot()
    const start: DocumentState = { document, configuration }
    const content =
      to < position
        ? steps.slice(to, position).reduceRight<DocumentState>(undoStep, start)
        : steps.slice(position, to).reduce<DocumentState>(redoStep, start)
    if (!core.isSound(content.document)) {
      core.forget()
      core.announcer.announce('history.nothing', { direction: cause })
      return false
    }
    core.travel(content, { ...timeline, position: to, sealed: true }, cause)
    const step = steps[cause === 'undo' ? to : to - 1]?.name ?? ''
    const keys = { undo: 'history.undone', redo: 'history.redone', jump: 'history.jumped' } as const
    core.announcer.announce(keys[cause], { step, position: to })
    return true
  }
  return {
    undo: () => travel(core.timeline().position - 1, 'undo'),
    redo: () => travel(core.timeline().position + 1, 'redo'),
    jump: position => travel(position, 'jump'),
    serialise: () => serialiseHistory(core.timeline()),
  }
}
