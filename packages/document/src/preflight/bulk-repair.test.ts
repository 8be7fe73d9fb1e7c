import { expect, it } from 'vitest'
import { bulkRepair } from './bulk-repair.ts'
import type { Finding, Repair, RepairId } from './finding.ts'

const patch = (id: RepairId): Repair => ({ id, effect: { type: 'patch', patch: [] }, params: {} })
const CHOOSE: Repair = { id: 'choose-photo', effect: { type: 'ask', action: 'choose-photo' }, params: {} }

const finding = (...repairs: Repair[]): Finding => ({
  ...{ id: 'empty-slot', key: 'a', severity: 'hint', pageId: null, elementId: null, assetId: null },
  ...{ params: {}, repairs, kept: false },
})

it.each<RepairId>([
  'leave-out',
  'hide-text',
  'take-out',
  'take-away',
  'remove-slot',
  'whole-photo',
  'place-photo',
  'no-foil',
])('at one press with others "%s" is never carried out: it would take something away or repeat a photo', id =>
  expect(bulkRepair(finding(patch(id)))).toBeUndefined(),
)

it('changes nothing of what is ordered', () => {
  const other: Repair = { id: 'edge', effect: { type: 'configuration', configuration: 'other' }, params: {} }
  expect(bulkRepair(finding(other))).toBeUndefined()
})

it('carries out the only change, whatever could be chosen by hand beside it', () => {
  expect(bulkRepair(finding(patch('fill-places'), CHOOSE))?.id).toBe('fill-places')
  expect(bulkRepair(finding(patch('move-inside'), patch('keep')))?.id).toBe('move-inside')
})

it('leaves alone what has two ways, and what the customer wants as it is', () => {
  expect(bulkRepair(finding(patch('smaller-text'), patch('larger-box')))).toBeUndefined()
  expect(bulkRepair({ ...finding(patch('move-inside')), kept: true })).toBeUndefined()
})
