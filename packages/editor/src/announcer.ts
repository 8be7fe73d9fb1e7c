import { type Announcement, type Channel, createChannel } from './events.ts'
import { createRest, type Schedule } from './schedule.ts'

const REST_MS = 400

/** One polite message per pause, the last one; assertive ones at once (spec 6). */
export function createAnnouncer(schedule: Schedule | undefined) {
  const channel: Channel<Announcement> = createChannel()
  const rest = createRest(REST_MS, schedule)
  return {
    on: channel.on,
    cancel: rest.cancel,
    say(
      key: Announcement['key'],
      params: Announcement['params'] = {},
      politeness: Announcement['politeness'] = 'polite',
    ) {
      const message = { key, params, politeness }
      if (politeness === 'assertive') channel.emit(message)
      else rest.restart(() => channel.emit(message))
    },
  }
}

export type Announcer = ReturnType<typeof createAnnouncer>
