import { createClient, getFeatureFlags } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { logKey } from './kit/log-key.ts'

type Answer = Awaited<ReturnType<typeof ask>>
let answer: Promise<Answer> | undefined

/** Shows the branch of a split test that counts for this visitor: `on` only where the treatment is on (spec 4). */
export default function flag(root: HTMLElement): void {
  void isOn(root).then(on => {
    if (on !== undefined) showBranch(root, on)
  })
}

/** Whether the split test that an element names is on for this visitor; `undefined` where nobody could say. */
export async function isOn({ dataset: { flag: name = '', shop = '{}' } }: HTMLElement) {
  answer ??= ask(shop)
  const result = await answer
  if (result.ok) {
    return result.payload.flags.some(candidate => candidate.name === name && candidate.treatment === 'on')
  }
  logKey('flag-service-error', { flag: name })
  return undefined
}

export function showBranch(root: HTMLElement, on: boolean): void {
  if (on) root.dataset.treatment = 'on'
  for (const branch of root.querySelectorAll<HTMLElement>(':scope > [data-branch]')) {
    branch.inert = branch.dataset.branch !== (on ? 'on' : 'off')
  }
}

/** The API as the shop that an element belongs to. */
export const clientOf = (shop: string) =>
  createClient({
    ...(JSON.parse(shop) as Pick<Shop, 'channel' | 'country' | 'locale'>),
    fetch: (url, init) => fetch(url, init),
  })

const ask = (shop: string) => clientOf(shop).call(getFeatureFlags, {})
