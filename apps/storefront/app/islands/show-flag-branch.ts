import { createClient } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { decideTreatment } from '../platform/flags/decide-treatment.ts'
import { showBranch } from '../platform/flags/recorded-decisions.ts'
import { reportLogKey } from '../platform/report-log-key.ts'

/** Shows the branch of a split test that counts for this visitor: `on` only where the treatment is on (spec 4). */
export default function showFlagBranch(root: HTMLElement): void {
  void isOn(root).then(on => {
    if (on !== undefined) showBranch(root, on)
  })
}

/** Whether the split test that an element names is on for this visitor; `undefined` where nobody could say. */
export async function isOn({ dataset: { flag: name = '' } }: HTMLElement): Promise<boolean | undefined> {
  const { treatment, label } = await decideTreatment(name)
  if (label === undefined || label === 'override' || label === 'no client') return treatment === 'on'
  reportLogKey('flag-service-error', { flag: name, label })
  return undefined
}

/** The API as the shop that an element belongs to. */
export const clientOf = (shop: string) =>
  createClient({
    ...(JSON.parse(shop) as Pick<Shop, 'channel' | 'country' | 'locale'>),
    fetch: (url, init) => fetch(url, init),
  })
