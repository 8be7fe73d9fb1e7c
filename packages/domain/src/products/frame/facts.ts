import type { KindMetadata } from '../kind.ts'

/** A frame without a print, which has no designer (specification, "Designer addresses"). */
export const frameFacts = {
  channels: ['passepartout'],
  viewing: 'wall',
  madeBy: 'material',
  line: 'article',
  designedAs: 'photo-frame',
} as const satisfies KindMetadata
