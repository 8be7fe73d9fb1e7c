import { isCarrier, TRACKING_NUMBER } from '@passepartout/domain'
import type { LabShipment, LabStatus } from '../lab-adapter.ts'
import type { ProdigiOrder } from './prodigi-schemas.ts'

/** Carriers by the lab's names; others keep the lab's name, and their parcels have no link. */
const CARRIERS: Readonly<Record<string, string>> = {
  dhl: 'dhl',
  dhlparcel: 'dhl',
  deutschepost: 'deutsche-post',
  dpd: 'dpd',
  dpduk: 'dpd',
  gls: 'gls',
  ups: 'ups',
  swisspost: 'swiss-post',
  austrianpost: 'austrian-post',
}

const BEGUN = ['InProgress', 'Complete']

/** The shop's view of an order of the lab; `undefined` while it is on hold there. */
export function toLabStatus(order: ProdigiOrder): LabStatus | undefined {
  const { id: reference, status } = order
  if (!status) return undefined
  return { reference, stage: stageOf(status), shipments: shipmentsOf(order), problem: problemOf(status) }
}

type Status = NonNullable<ProdigiOrder['status']>

function stageOf({ stage, details }: Status): LabStatus['stage'] {
  if (stage === 'Cancelled') return 'cancelled'
  if (stage === 'Complete') return 'shipped'
  return BEGUN.includes(details.inProduction ?? '') ? 'in-production' : 'placed'
}

/** The lab's code of an issue, or the step that failed; warnings about attempts that the lab repeats do not count. */
function problemOf({ details, issues }: Status): string | null {
  const failed = Object.entries(details).find(([, state]) => state === 'Error')?.[0]
  const issue = issues.find(({ errorCode }) => !errorCode.endsWith('NotDownloaded'))?.errorCode
  const code = issue ?? failed
  return code === undefined ? null : code.replace(/[^A-Za-z0-9.-]/g, '').slice(0, 80) || 'unnamed'
}

function shipmentsOf({ shipments, items }: ProdigiOrder): LabShipment[] {
  const lineOf = (itemId: string) => Number(items.find(({ id }) => id === itemId)?.merchantReference)
  return shipments
    .filter(({ status }) => status === 'Shipped')
    .map(({ id, carrier, tracking, items: contents }) => ({
      id,
      carrier: carrierOf(carrier?.name ?? ''),
      trackingNumber: trackingOf(tracking?.number ?? ''),
      lines: [...new Set(contents.map(({ itemId }) => lineOf(itemId)).filter(Number.isInteger))].sort(
        (a, b) => a - b,
      ),
    }))
}

function carrierOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const known = CARRIERS[plain]
  if (known !== undefined && isCarrier(known)) return known
  return name.replace(/[^\p{L}\p{N} .&-]/gu, '').slice(0, 40)
}

const trackingOf = (number: string): string | null => {
  const plain = number.replace(/[\s-]/g, '')
  return TRACKING_NUMBER.test(plain) ? plain : null
}
