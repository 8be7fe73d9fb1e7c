import type { KindMetadata } from '../kind.ts'

export const giftVoucherFacts = {
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  isStoredValue: true,
  line: 'article',
} as const satisfies KindMetadata
