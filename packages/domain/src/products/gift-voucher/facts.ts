import type { KindMetadata } from '../kind.ts'

export const giftVoucherFacts = {
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  isStoredValue: true,
  line: 'article',
  pageFields: {
    amount: 'word',
    freeAmount: 'word',
    delivery: 'word',
    quantity: /^(?:\d{1,6}|sample)$/,
  },
} as const satisfies KindMetadata
