import { type Announcement, createEventChannel, type EventChannel } from './events.ts'
import { createDebounce, type Schedule } from './schedule.ts'
import type { Params } from './state.ts'

const REST_MS = 400

/**
 * Emits the last polite message after a pause, assertive ones at once (designer.md 6). Consecutive crop moves are
 * announced as their sum.
 */
export function createAnnouncer(schedule: Schedule | undefined) {
  const channel: EventChannel<Announcement> = createEventChannel()
  const rest = createDebounce(REST_MS, schedule)
  let waiting: Announcement | null = null
  return {
    on: channel.on,
    announce(
      key: Announcement['key'],
      params: Params = {},
      politeness: Announcement['politeness'] = 'polite',
    ) {
      if (politeness === 'assertive') {
        channel.emit({ key, params, politeness })
        return
      }
      const message = waiting?.key === key && key === 'crop.moved' ? added(waiting.params, params) : params
      waiting = { key, params: message, politeness }
      rest.restart(() => {
        const due = waiting
        waiting = null
        if (due) channel.emit(due)
      })
    },
  }
}

export type Announcer = ReturnType<typeof createAnnouncer>

function added(before: Params, now: Params): Params {
  const sum = (name: string) => Math.round((Number(before[name]) + Number(now[name])) * 10) / 10
  return { ...now, right: sum('right'), down: sum('down') }
}
