import { createClient, getFeatureFlags } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { logKey } from './kit/log-key.ts'

type Answer = Awaited<ReturnType<typeof ask>>
let answer: Promise<Answer> | undefined

/** Shows the branch of a split test that counts for this visitor: `on` only where the treatment is on (spec 4). */
export default function flag(root: HTMLElement): void {
  const { flag: name = '', shop = '{}' } = root.dataset
  answer ??= ask(JSON.parse(shop) as Pick<Shop, 'channel' | 'country' | 'locale'>)
  void answer.then(result => {
    if (!result.ok) {
      logKey('flag-service-error', { flag: name })
      return
    }
    const found = result.payload.flags.find(candidate => candidate.name === name)
    if (found?.treatment === 'on') root.dataset.treatment = 'on'
    for (const branch of root.querySelectorAll<HTMLElement>(':scope > [data-branch]')) {
      branch.inert = branch.dataset.branch !== (root.dataset.treatment ?? 'off')
    }
  })
}

const ask = (shop: Pick<Shop, 'channel' | 'country' | 'locale'>) =>
  createClient({ ...shop, fetch: (url, init) => fetch(url, init) }).call(getFeatureFlags, {})
