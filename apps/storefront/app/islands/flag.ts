import { createClient } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { decideTreatment } from '../platform/flags/decide-treatment.ts'
import { showBranch } from '../platform/flags/recorded-decisions.ts'
import { reportLogKey } from '../platform/report-log-key.ts'

/** Displays the branch of a split test for this visitor: `on` only in the treatment group (spec 4). */
export default function showFlagBranch(root: HTMLElement): void {
  void isOn(root).then(on => {
    if (on !== undefined) showBranch(root, on)
  })
}

/** Whether the split test of an element is on for this visitor; `undefined` where it could not be decided. */
export async function isOn({ dataset: { flag: name = '' } }: HTMLElement): Promise<boolean | undefined> {
  const { treatment, label } = await decideTreatment(name)
  if (label === undefined || label === 'override' || label === 'no client') return treatment === 'on'
  reportLogKey('flag-service-error', { flag: name, label })
  return undefined
}

/** An API client for the shop of an element. */
export const clientOf = (shop: string) =>
  createClient({
    ...(JSON.parse(shop) as Pick<Shop, 'channel' | 'country' | 'locale'>),
    fetch: (url, init) => fetch(url, init),
  })
