import type { FrameConfiguration } from '@passepartout/domain'

/** What a draft says of its product: a picture's choices, or the designer's address of everything else. */
export type StoredConfiguration = FrameConfiguration | { designerUrl: string }
