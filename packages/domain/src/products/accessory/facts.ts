import type { KindMetadata } from '../kind.ts'

/** Stock articles. */
export const accessoryFacts = {
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  line: 'article',
  pageFields: { sku: 'word', quantity: /^(?:\d{1,6}|sample)$/, type: 'word', color: 'word' },
} as const satisfies KindMetadata
