import { CHANNELS, type Channel } from '@passepartout/domain'
import type { Logger } from '../log.ts'

/** Warns at the start of a public shop about sample texts: imprints, terms and the like as delivered. */
export async function warnAboutSampleTexts(
  samplePages: (channel: Channel) => Promise<string[]>,
  log: Logger,
): Promise<void> {
  try {
    const stories = (await Promise.all(CHANNELS.map(samplePages))).flat()
    if (stories.length === 0) return
    const message =
      'legal pages are still samples: put your own words there and remove isSample from the stories'
    log.warn({ pages: stories.length, first: stories.slice(0, 10) }, message)
  } catch (err) {
    log.warn({ err }, 'sample text check failed')
  }
}
