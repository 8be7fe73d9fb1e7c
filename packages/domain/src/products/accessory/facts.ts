import type { KindMetadata } from '../kind.ts'

/** Stock articles. */
export const accessoryFacts = {
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  line: 'article',
} as const satisfies KindMetadata
