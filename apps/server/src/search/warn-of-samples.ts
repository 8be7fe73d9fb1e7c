import { CHANNELS, type Channel } from '@passepartout/domain'
import type { IndexedPage } from '@passepartout/storefront'
import type { Logger } from '../log.ts'

/** Warns at the start of a public shop of imprints, terms and the like that are still the samples it came with. */
export async function warnOfSamples(
  indexedPages: (channel: Channel) => Promise<Pick<IndexedPage, 'url' | 'isSample'>[]>,
  log: Logger,
): Promise<void> {
  try {
    const pages = (await Promise.all(CHANNELS.map(indexedPages))).flat()
    const samples = pages.filter(({ isSample }) => isSample).map(({ url }) => url)
    if (samples.length === 0) return
    const message =
      'legal pages are still samples: put your own words there and remove isSample from the stories'
    log.warn({ pages: samples.length, first: samples.slice(0, 10) }, message)
  } catch (err) {
    log.warn({ err }, 'the pages could not be looked through for samples')
  }
}
